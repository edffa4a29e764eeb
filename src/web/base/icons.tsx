const paths = {
  back: "M9 7L4 12L9 17M4 12H14A5 5 0 0 1 14 22",
  replay: "M15 7L20 12L15 17M20 12H10A5 5 0 0 0 10 22",
  first: "M6 6V18M18 6L10 12L18 18Z",
  previous: "M15 6L8 12L15 18",
  next: "M9 6L16 12L9 18",
  play: "M8 5.500L18.500 12L8 18.500Z",
  pause: "M9 6V18M15 6V18",
  last: "M18 6V18M6 6L14 12L6 18Z",
  hint: "M9 17H15M10 20H14M12 4A5.5 5.5 0 0 0 8.8 14C9.6 14.7 9.8 15.4 9.8 16.500H14.200C14.2 15.4 14.4 14.7 15.2 14A5.5 5.5 0 0 0 12 4Z",
  analyse: "M5 20V12M10 20V5M15 20V9M20 20V14",
  resign: "M6 21V4M6 5H17L14.5 9L17 13H6",
  fresh: "M12 5V19M5 12H19",
  share: "M12 15V4M8 7.500L12 3.500L16 7.500M6 12V20H18V12",
  keys: "M4 7H20V17H4ZM7 10.500H8M11.5 10.500H12.500M16 10.500H17M8 14H16",
  rules: "M9 9A3 3 0 1 1 12.5 12C12 12.300 12 13 12 14M12 17V17.500M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3",
  cancel: "M6 6L18 18M18 6L6 18",
  rematch: "M5 9A7.5 7.5 0 0 1 19 10M19 5V10H14M19 15A7.5 7.5 0 0 1 5 14M5 19V14H10",
  explore: "M7 4V20M7 15C7 10 17 13 17 7M14 9.500L17 6L20 9.500",
  edit: "M5 19L6 15L16 5L19 8L9 18ZM14 7L17 10",
  load: "M12 4V15M8 11.500L12 15.500L16 11.500M6 14V20H18V14",
  list: "M5 7H7M10 7H19M5 12H7M10 12H19M5 17H7M10 17H19",
  promote: "M12 20V6M7 11L12 6L17 11",
  remove: "M6 8H18M10 8V5.500H14V8M8 8L9 20H15L16 8",
  live: "M12 4V14M8 10.500L12 14.500L16 10.500M5 19H19",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="glyph" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path class="stroke" d={paths[name]} />
    </svg>
  );
}
