/**
 * `diagref svg ID`: a diagram as SVG in one of twelve looks.
 */
import { ask } from '../client/ask.ts'
import type { Run } from '../commands.ts'
import { deliver } from '../output.ts'
import { textOf, type Values } from '../values.ts'

const problem = (body: string): string | undefined =>
  /^\s*<(?:\?xml|svg)\b/.test(body) && /<\/svg>\s*$/.test(body) ? undefined : 'is not a whole SVG'

const queryOf = (values: Values): string => {
  const query = new URLSearchParams()
  for (const name of ['theme', 'accent']) {
    const value = textOf(values, name)
    if (value !== undefined) query.set(name, value)
  }
  return query.size > 0 ? `?${query.toString()}` : ''
}

export const run: Run = async ({ operands, values }) => {
  const path = `/api/diagrams/${encodeURIComponent(operands[0]!)}/svg${queryOf(values)}`
  await deliver(await ask(path, values, { type: 'image/svg+xml', problem }), textOf(values, 'output'))
}
