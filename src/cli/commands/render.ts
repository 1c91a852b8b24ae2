/**
 * `diagref render FILE|-...`: draws scenes on this machine, byte for byte as the service does.
 */
import { extname } from 'node:path'
import { findingText } from '../../scene/findings.ts'
import { CliError, usageError } from '../cli-error.ts'
import type { Call } from '../command.ts'
import { writeResult } from '../output.ts'
import { expandGlobs } from '../scene/expand-globs.ts'
import { locatedFindings } from '../scene/findings.ts'
import { drawPicture, type PictureOptions, readPictureOptions } from '../scene/picture.ts'
import { readSceneFile } from '../scene/scene-file.ts'
import { stripControls } from '../terminal.ts'
import { textOf, type Values } from '../values.ts'
import { drawOnSave } from './watch.ts'

export async function run({ operands, values }: Call): Promise<number | void> {
  const options = readPictureOptions(values, ['svg', 'png'])
  const output = textOf(values, 'output')
  const [file = '', ...others] = expandGlobs(operands)
  if (others.length > 0) return renderEach([file, ...others], options, values)
  const render = async (): Promise<void> => writeResult(await drawPicture(await readScene(file), options), output)
  return values['watch'] ? drawOnSave({ file, output }, render) : render()
}

/** Several scenes: each picture is written beside its file, all of them or none. */
const renderEach = async (files: readonly string[], options: PictureOptions, values: Values): Promise<void> => {
  if (values['output'] !== undefined || values['watch'] !== undefined || files.includes('-'))
    throw usageError('Of several files each picture is written beside its file: leave -o, --watch and - out.')
  const pictures: [string, string | Uint8Array][] = []
  for (const file of files) {
    const beside = `${file.slice(0, file.length - extname(file).length)}.${options.format}`
    pictures.push([beside, await drawPicture(await readScene(file), options)])
  }
  for (const [file, picture] of pictures) await writeResult(picture, file)
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
