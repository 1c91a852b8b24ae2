/**
 * Numbers as text, for path data and markup.
 */

// Two decimals: finer steps are invisible, and rounding once, here,
// hides last-bit float differences between machines.
/** Writes a number in pixels with at most two decimals. */
export function formatNumber(value: number): string {
  if (Number.isInteger(value)) return String(value)
  // Whole numbers become text several times faster than fractions do.
  const hundredths = Math.round(Math.abs(value) * 100)
  const whole = Math.floor(hundredths / 100)
  // Beyond 2^46, where floats hold no hundredths, there is none to look up.
  const text = String(whole) + (decimals[hundredths - whole * 100] ?? '')
  return value < 0 && hundredths > 0 ? `-${text}` : text
}

/** What follows the whole part, by its hundredths: "", ".01", … ".1", … ".99". */
const decimals = Array.from({ length: 100 }, (_, hundredths) => String(hundredths / 100).slice(1))
