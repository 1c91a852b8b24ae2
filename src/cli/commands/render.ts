/**
 * `diagref render FILE|-`: draws a scene on this machine, byte for byte as the service does.
 */
import { findingText } from '../../scene/findings.ts'
import { CliError, errorMessage, usageError } from '../cli-error.ts'
import type { Call } from '../command.ts'
import { logMessage, writeResult } from '../output.ts'
import { locatedFindings } from '../scene/findings.ts'
import { drawPicture, readPictureOptions } from '../scene/picture.ts'
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
  const options = readPictureOptions(values, ['svg', 'png'])
  return async (): Promise<void> => writeResult(await drawPicture(await readScene(file), options), output)
}

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
