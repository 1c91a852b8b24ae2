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
  const rest = hundredths - whole * 100
  const sign = value < 0 && hundredths > 0 ? '-' : ''
  if (rest === 0) return `${sign}${whole}`
  return `${sign}${whole}.${rest % 10 === 0 ? rest / 10 : rest < 10 ? `0${rest}` : rest}`
}
