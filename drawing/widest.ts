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
