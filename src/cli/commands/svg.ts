/**
 * `diagref svg ID`: a diagram as SVG in one of twelve looks.
 */
import { extname } from 'node:path'
import { usageError } from '../cli-error.ts'
import { fetchBody } from '../client/fetch-body.ts'
import type { Call } from '../command.ts'
import { overwriting, writeResult } from '../output.ts'
import { embedsFonts } from '../scene/embeds-fonts.ts'
import { stripControls } from '../terminal.ts'
import { textOf, type Values } from '../values.ts'

export async function run({ operands, values }: Call): Promise<number | void> {
  const output = textOf(values, 'output')
  const ending = output === undefined ? '' : extname(output).toLowerCase()
  if (!['', '.svg', '.png'].includes(ending))
    throw usageError(`--output must end in .svg or .png, got "${stripControls(output ?? '')}".`)
  const isPng = ending === '.png'
  const embed = embedsFonts(values, isPng ? 'png' : 'svg')
  const path = `/api/diagrams/${encodeURIComponent(operands[0]!)}/svg${queryOf(values)}`
  const svg = await fetchBody(path, values, { type: 'image/svg+xml', problem })
  await writeResult(isPng || embed ? await made(svg.toString(), { isPng }) : svg, output, overwriting(values))
}

/** The SVG as PNG, or with its fonts inside; the code is loaded only then. */
const made = async (svg: string, { isPng }: { isPng: boolean }): Promise<string | Uint8Array> =>
  isPng ? (await import('../scene/png.ts')).toPng(svg) : (await import('../scene/with-fonts.ts')).withFonts(svg)

const queryOf = (values: Values): string => {
  const query = new URLSearchParams()
  for (const name of ['theme', 'accent']) {
    const value = textOf(values, name)
    if (value !== undefined) query.set(name, value)
  }
  return query.size > 0 ? `?${query.toString()}` : ''
}

const problem = (body: string): string | undefined =>
  /^\s*<(?:\?xml|svg)\b/.test(body) && /<\/svg>\s*$/.test(body) ? undefined : 'is not a whole SVG'
