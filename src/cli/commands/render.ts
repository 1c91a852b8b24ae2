/**
 * `diagref render FILE|-`: draws a scene on this machine, byte for byte as the service does.
 */
import { extname } from 'node:path'
import { renderScene } from '../../render/render-scene.ts'
import type { Run } from '../commands.ts'
import { findingsOf } from '../findings.ts'
import { lookOf } from '../look.ts'
import { deliver, say } from '../output.ts'
import { toPng } from '../png.ts'
import { misused, Problem, wordsOf } from '../problem.ts'
import { readSceneFile } from '../scene-file.ts'
import { harmless } from '../terminal.ts'
import { textOf, type Values } from '../values.ts'
import { watchFile } from '../watch.ts'

const scaleRange = { min: 0.1, max: 4 }

type Format = 'svg' | 'png'

const formatOf = (output: string | undefined): Format => {
  if (output === undefined || output === '-') return 'svg'
  const ending = extname(output).toLowerCase()
  // What is no plain file, such as /dev/stdout, has no ending.
  if (ending === '.svg' || ending === '') return 'svg'
  if (ending === '.png') return 'png'
  throw misused(`--output must end in .svg or .png, got "${harmless(output)}".`)
}

const scaleOf = (values: Values, format: Format): number => {
  const text = textOf(values, 'scale')
  if (text === undefined) return 1
  if (format !== 'png') throw misused('--scale is for PNG: an SVG is sharp at every size. Write -o FILE.png.')
  const scale = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN
  if (scale >= scaleRange.min && scale <= scaleRange.max) return scale
  throw misused(`--scale must be a number from ${scaleRange.min} to ${scaleRange.max}, got "${harmless(text)}".`)
}

/** The most faults that are told at once; diagref check tells all. */
const mostTold = 5

const readScene = async (file: string) => {
  const reading = await readSceneFile(file)
  if (reading.ok) return reading.scene
  const [first, ...rest] = findingsOf(reading)
  const more = rest.slice(0, mostTold - 1).map(({ line, message }) => `\n  line ${line}: ${harmless(message)}`)
  const unsaid = rest.length - more.length
  throw new Problem(
    `${reading.name}:${first?.line ?? 1}: ${harmless(first?.message ?? '')}${more.join('')}${unsaid > 0 ? `\n  and ${unsaid} more` : ''}`,
  )
}

const renderer = (file: string, values: Values) => {
  const output = textOf(values, 'output')
  const format = formatOf(output)
  const scale = scaleOf(values, format)
  return async (): Promise<void> => {
    const svg = renderScene(await readScene(file), lookOf(values))
    await deliver(format === 'png' ? await toPng(svg, scale) : svg, output)
  }
}

/** Draws at each save; a scene that cannot be drawn is told of, and the last good picture stays. */
const keepRendering = async (file: string, output: string, render: () => Promise<void>): Promise<never> => {
  const attempt = async (): Promise<void> => {
    try {
      await render()
      if (!process.stderr.isTTY) say(`${harmless(output)} written`)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      say(wordsOf(error))
    }
  }
  await attempt()
  say(`watching ${harmless(file)}; stop with Ctrl-C`)
  return watchFile(file, attempt)
}

export const run: Run = async ({ operands, values }) => {
  const file = operands[0]!
  const render = renderer(file, values)
  if (!values['watch']) return render()
  const output = textOf(values, 'output')
  if (file === '-' || output === undefined || output === '-')
    throw misused('--watch needs a file to watch and -o with a file to write.')
  return keepRendering(file, output, render)
}
