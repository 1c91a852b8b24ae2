/**
 * A count with its noun, as findings, descriptions and messages write it: "1 message", "3 messages".
 */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}
