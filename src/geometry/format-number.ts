/**
 * Numbers as text, for path data and markup.
 */

// Two decimals: finer steps are invisible, and rounding once, here,
// hides last-bit float differences between machines.
/** Writes a number in pixels with at most two decimals. */
export function formatNumber(value: number): string {
  if (Number.isInteger(value)) return String(value)
  // Integers convert to text several times faster than fractions.
  const hundredths = Math.round(Math.abs(value) * 100)
  const whole = Math.floor(hundredths / 100)
  // Above 2^46 floats have no hundredths, and the lookup finds none.
  const text = String(whole) + (decimals[hundredths - whole * 100] ?? '')
  return value < 0 && hundredths > 0 ? `-${text}` : text
}

/** The fractional part as text, by hundredths: "", ".01", … ".1", … ".99". */
const decimals = Array.from({ length: 100 }, (_, hundredths) => String(hundredths / 100).slice(1))
