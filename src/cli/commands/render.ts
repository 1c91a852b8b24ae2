/**
 * `diagref render FILE|-`: draws a scene on this machine, byte for byte as the service does.
 */
import { extname } from 'node:path'
import { accents, defaultLook, type Look, themes } from '../../render/palette.ts'
import { renderScene } from '../../render/render-scene.ts'
import { findingText } from '../../scene/findings.ts'
import { CliError, errorMessage, usageError } from '../cli-error.ts'
import type { Call } from '../command.ts'
import { logMessage, writeResult } from '../output.ts'
import { locatedFindings } from '../scene/findings.ts'
import { toPng } from '../scene/png.ts'
import { readSceneFile } from '../scene/scene-file.ts'
import { stripControls } from '../terminal.ts'
import { textOf, type Values } from '../values.ts'
import { watchFile } from './watch.ts'

export async function run({ operands, values }: Call): Promise<number | void> {
  const file = operands[0]!
  const render = renderer(file, values)
  if (!values['watch']) return render()
  const output = textOf(values, 'output')
  if (file === '-' || output === undefined || output === '-')
    throw usageError('--watch needs a file to watch and -o with a file to write.')
  return renderOnSave(file, output, render)
}

const renderer = (file: string, values: Values) => {
  const output = textOf(values, 'output')
  const format = formatOf(output)
  const scale = scaleOf(values, format)
  return async (): Promise<void> => {
    const svg = renderScene(await readScene(file), lookOf(values))
    await writeResult(format === 'png' ? await toPng(svg, scale) : svg, output)
  }
}

const formatOf = (output: string | undefined): Format => {
  if (output === undefined || output === '-') return 'svg'
  const ending = extname(output).toLowerCase()
  // What is no plain file, such as /dev/stdout, has no ending.
  if (ending === '.svg' || ending === '') return 'svg'
  if (ending === '.png') return 'png'
  throw usageError(`--output must end in .svg or .png, got "${stripControls(output)}".`)
}

type Format = 'svg' | 'png'

const scaleOf = (values: Values, format: Format): number => {
  const text = textOf(values, 'scale')
  if (text === undefined) return 1
  if (format !== 'png') throw usageError('--scale is for PNG: an SVG is sharp at every size. Write -o FILE.png.')
  const scale = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN
  if (scale >= scaleRange.min && scale <= scaleRange.max) return scale
  throw usageError(
    `--scale must be a number from ${scaleRange.min} to ${scaleRange.max}, got "${stripControls(text)}".`,
  )
}

const scaleRange = { min: 0.1, max: 4 }

const readScene = async (file: string) => {
  const reading = await readSceneFile(file)
  if (reading.ok) return reading.scene
  const [first, ...rest] = locatedFindings(reading)
  const more = rest
    .slice(0, maxShown - 1)
    .map(({ line, ...finding }) => `\n  line ${line}: ${stripControls(findingText(finding))}`)
  const hidden = rest.length - more.length
  throw new CliError(
    `${reading.name}:${first?.line ?? 1}: ${stripControls(first === undefined ? '' : findingText(first))}${more.join('')}${hidden > 0 ? `\n  and ${hidden} more` : ''}`,
  )
}

/** The most faults that are told at once; diagref check tells all. */
const maxShown = 5

/** Draws at each save; a scene that cannot be drawn is told of, and the last good picture stays. */
const renderOnSave = async (file: string, output: string, render: () => Promise<void>): Promise<never> => {
  const attempt = async (): Promise<void> => {
    try {
      await render()
      if (!process.stderr.isTTY) logMessage(`${stripControls(output)} written`)
    } catch (error) {
      if (!(error instanceof CliError)) throw error
      logMessage(errorMessage(error))
    }
  }
  await attempt()
  logMessage(`watching ${stripControls(file)}; stop with Ctrl-C`)
  return watchFile(file, attempt)
}

/** The look of a call; what is not given is the default. The names were checked with the arguments. */
const lookOf = (values: Values): Look => ({
  theme: themes.find((theme) => theme === textOf(values, 'theme')) ?? defaultLook.theme,
  accent: accents.find((accent) => accent === textOf(values, 'accent')) ?? defaultLook.accent,
})
