/** The games in which the positions of the course arose: engines of levels 1 to 9 against each other, with some moves by chance. */
export const gamesOfCourse: { readonly [place: string]: string } = {
  "rules first": "",
  "rules diagonal": "f5d6c3f3c7d3",
  "rules lines": "f5f6c4f4g5c3f7e3d3b4",
  "rules pass":
    "f5d6c6f4f3c5e6f6b5b6e7g5c7f7d7e8f8g8b4g6a6g4h6d8c8b8c4f2h3g3c3h5h4e3e2d3d2d1f1c2b3g2h2b2e1a5a4a3c1a7g7h8b1g1",
  "rules over": "d3c3b3e3f3f4f5d6",
  "rules finish":
    "c4c5d6c7b5d3c2f3e3d2f4g3e7f5g6c3d1f6e2c6d7b1h3f1b6g4c8a5g5f7b3d8a6h6e8h4e1b7a4b2h5h2a8c1a1a2f2g2g7a7b8a3h1e6g1h8",
  "corners take":
    "c4e3f6c5c3e6f4g6f2g3g5b3b4e1h2e2c6h6a2b7g1d2f5a4c7c2f3g4a7a8c1h3h5h4d3b6b5h1f1c8g2b1d1d6a5a6e7d8a3b2",
  "corners x":
    "c4c5d6e7f6f4f5e3b5b6d3c3d2c1c7e2b4a5d8a6g3c6e1f3f2g1b2d7a3h4b7g4f1d1c2a8a7b8c8a4e6g5h6b3b1h5h1g6g2a1a2h7",
  "corners c":
    "e6d6c7d7c5b8e7f5f6d3c8d8c6e8f4g3f3g4f8g8e3f7h5h3d2f2g5h4h6h7g6e2f1c1d1b4c4c2c3b3b5a5b6a6b1e1b2a1g1g2",
  "corners edge":
    "f5f4c3g6g5c6e3h5e6d7c5d3f3b3f6e7d2g4h4e1h6c2c1d6b4c4b5d1f1a6a5e2f2a3a7b6e8d8c8c7b8f7b7h3h2g2h1g3",
  "corners quiet":
    "f5d6c6f4f3c5e6f6b5b6e7g5c7f7d7e8f8g8b4g6a6g4h6d8c8b8c4f2h3g3c3h5h4e3e2d3d2d1f1c2b3g2h2b2e1a5a4a3",
  "corners finish":
    "f5f6c4c3d3f4c2e3f2c6g5b4g6f3b5d2a4c5e6d7b6f1b3f7g3c1c7c8g4a3a2a7b2e2f8a6d6e7a5a1b1d1e1g2h2h6h5h1g1h4h3e8g7g8",
  "mobility few": "e6f4c3c6c4b4d3c2d2e1a4d6",
  "mobility replies": "c4c3f5f4b2g6f3d6h7f2f6f7e6d7e7h5f8e8h6g8h4e3",
  "mobility frontier": "e6f4e3f6f5d2f3g5e2c5g6e7h6e1d3g4f1d1c1h5",
  "mobility inside": "f5f6e6f4g5d6f7f8c5h6e7c4d7g6g4e8h5c8g3c6d8g7",
  "mobility squeeze":
    "d3e3f4c5d2d1c4f3b6b3c3f5e2b4d6e6b5f2c2b2a2a6a5a3c1a1b1a4f1a7e1c6g5h5g4g1g2h1h6h4h3g3f6f7",
  "parity hole":
    "d3c3b3b2b1a3c4e6f6f3e3d2g3e2d6a1f4f5e1g5g4c1g6f1b4d1f2a5c5h3h4h5g2h6c2f7c6d7e8c8b5a6a2h1g1b7a8c7d8f8a4h2b6b8e7h7h8",
  "parity regions":
    "d3e3f6c5b5c2c3c4f2f3b4a6g2g1d2c6b7c7b3f4g3h1f5a4e6h4d6g4a5d1e2b6a7a8g5f1c8f7b8e7d7d8g6h6b2a3e8f8e1a2b1c1a1",
  "parity square":
    "e6d6c7d7e7f8c3d8c8f5f4f7g5c5e8b8c6f6b4g4g6b5h4c4a5a3b7a4b3g3f3f2e2e3d3a8a2c2g7h6h5e1h3d2h7g2b2b1h8g8a7b6a6a1h2",
  "parity pass":
    "d3c3c4c5c6e2f6d6b5e6e3b4a4b6a7f4f5f7g4g3e7d8g5f3g6c7d7h4c2a6e8a3d2a5h5a8b8f8f1b3f2c8b2g7h8g2b7g1h7a2a1h6d1g8b1c1",
  "parity keep":
    "e6d6c6f4g3b7c5e7f5g4b6d7f3b4f6g7e3f2c8h3g6d2e2d3c2g5e8b1a8c4h5f1g1c3c1e1b3h4h6h1d1g2b5d8c7b2h8f7f8a4a1a6a5b8h2h7",
  "parity finish":
    "e6d6c5f6f7b4f5f4e3g5f3g6e7d3b6d7c4c6c8b5c3d2g3g4e2f1c2c1e1d1c7f2h3h5a5h4g2d8h6a4h2a6e8h1b3a3g1h7g7b8a8h8b7g8",
  "counting two":
    "e6d6c3f7c5e3f4c4f5c6f2d3e7f6d7g5h6c8g6f8c2h4g4d2e2f3g3h3h5h7b4a3b5a4a6h2a5a7g2h1g1b3b2b6g7f1e1c1d1h8a2a1b1c7d8g8b7e8",
  "counting pass":
    "f5d6c3f4f3g3g4e3e2c4c6e1c5b5d2b6e6d3c2b3b4a3d7h4c7d1f2f7a4g6a5e7f6g5f1b2e8b8g8f8d8h8g7c8b7h6c1b1h7a8h5a7a6g1h2h3a1h1",
  "counting three":
    "d3e3f2c6f4f3f5e2f6g4f1c5g3e6c4b3e7d7d6g6f7f8c8d8e8b8h6g5g7e1h5c3d1h4h3g2d2h8g8h7b4a4h2h1g1c2c1b1a3a2a8b2c7b7a1a6a7",
  "counting corner":
    "e6d6c7f5g4f7d3g5g8e3f4f3g3h3h6h5g6d7d8c6e7f6g7f8h4e8c8c4b7e2d1f1b3c3c2d2c1c5h2h7h8b5a5f2e1b1b2a2a3g2b4a7h1g1a8a6",
  "counting draw":
    "c4c5b6f3d6c6c7b5f6c3e3f4b4f2g4d3d2h5g3e2h4e6f5g5h6a7d7a3a4c1a6c8d1g2a8e7e1h2f8g6d8b2b1e8a2g8c2b3h7f1g7b8h8a5h1a1",
  "counting discs":
    "c4e3f4g3g4g5h4c5e2d2f2e1e6f6f5d6f3h3g6f1h5c3h2h6h7g7d1d3g1g2e7d7c1f7c6c2d8c8e8b7b1c7b2b4h1a1a3f8b6a5b5a2a4b3h8g8",
  "counting finish":
    "f5d6c6b6c4f3e6f4e3f6g6h6e7c3d3g5c5b5c7f7g4h3f2b4h5f8d8e8d7d2a6h4a5g3a3g1b3c8e2a4c1b2b8a8h7a7b7a2g7d1e1f1h1h8g8",
  "parity last": "f5f4e3f6e6d6e7f3g5g3d3g6g4d2f7e2d7h6h5h4c2c3c4c6b6b1d1b3c5c8e1b5c7f1c1b4a5a6a1a3h3a4",
  "counting last": "f5d6c6b6c3d3c4b3d7e8d2e1d8c8a6e2c2d1a3b4c5e3f3f4f2g4b5f1b1g6g5f6h4h3e7f7f8h5h6a7b8a5h2c7",
};
