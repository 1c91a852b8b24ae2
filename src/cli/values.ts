/**
 * Option values of a call, by the option's long name.
 */

/** Text for options with a value, true for switches, undefined if an option was not given. */
export type Values = Readonly<Record<string, string | true | undefined>>

/** The text an option was given. */
export function textOf(values: Values, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}
