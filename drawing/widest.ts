/**
 * Layouts that are tried with ever narrower words.
 */

/** The first layout that fits, widest words first, or else the one with the narrowest words. */
export function widestThatFits<Cap, Plan>(
  caps: readonly [Cap, ...Cap[]],
  layAt: (cap: Cap) => Plan,
  fits: (plan: Plan) => unknown,
): Plan {
  let plan = layAt(caps[0])
  for (const cap of caps.slice(1)) {
    if (fits(plan)) break
    plan = layAt(cap)
  }
  return plan
}

/** The first layout that is no wider than `most` pixels, widest words first, or else the narrowest, which wide words may make. */
export function widestOrNarrowest<Cap, Plan extends { w: number }>(
  caps: readonly [Cap, ...Cap[]],
  layAt: (cap: Cap) => Plan,
  most: number,
): Plan {
  let narrowest = layAt(caps[0])
  for (const cap of caps.slice(1)) {
    if (narrowest.w <= most) break
    const plan = layAt(cap)
    if (plan.w < narrowest.w) narrowest = plan
  }
  return narrowest
}
