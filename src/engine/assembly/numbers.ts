/** What the packing of weights has in common on all boards. */

/**
 * Numbers the shipped weights of one pattern from `count` on: for each index from -limit to limit a u32 at `centre`, mirrored
 * indices alike. `powers` has, for each place of the pattern, 3 to the power of the place that it is mirrored to. Returns the
 * next number.
 */
export function numberPattern(limit: i32, centre: usize, powers: usize, count: i32): i32 {
  let image = -limit;
  for (let pattern = -limit; pattern < limit; pattern++) {
    const number = image < pattern ? load<u32>(centre + ((image as usize) << 2)) : count++;
    store<u32>(centre + ((pattern as usize) << 2), number);
    // Count one up in the mirrored number as well: digits at their maximum fall back and carry.
    let digits = (pattern + limit) as u32;
    let power = powers;
    while (digits % 3 == 2) {
      image -= 2 * load<i32>(power);
      power += 4;
      digits /= 3;
    }
    image += load<i32>(power);
  }
  store<u32>(centre + ((limit as usize) << 2), count++);
  return count;
}

/** Weights as they are shipped → one table of `cells` a phase, by their `numbers`. */
export function unpack(cells: i32, phases: i32, stride: i32, packed: usize, weights: usize, numbers: usize): void {
  for (let cell = 0; cell < cells; cell++) {
    const source = packed + (load<u32>(numbers + ((cell as usize) << 2)) as usize) * phases;
    for (let phase = 0; phase < phases; phase++) {
      store<u8>(weights + phase * stride + cell, load<u8>(source + phase));
    }
  }
}
