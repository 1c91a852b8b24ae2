/**
 * `diagref render FILE|-...`: draws scenes on this machine, byte for byte like the service.
 */
import { extname } from 'node:path'
import { usageError } from '../cli-error.ts'
import type { Call } from '../command.ts'
import { keepOthersWork } from '../others-work.ts'
import { overwriting, writeResult } from '../output.ts'
import { expandGlobs } from '../scene/expand-globs.ts'
import { drawPicture, type PictureOptions, readPictureOptions } from '../scene/picture.ts'
import { readValidScene } from '../scene/valid-scene.ts'
import { textOf, type Values } from '../values.ts'

export async function run({ operands, values }: Call): Promise<number | void> {
  const options = readPictureOptions(values, ['svg', 'png'])
  const output = textOf(values, 'output')
  const [file = '', ...others] = expandGlobs(operands)
  if (others.length > 0) return renderEach([file, ...others], options, values)
  if (!values['watch'])
    return writeResult(await drawPicture(await readValidScene(file), options), output, overwriting(values, [file]))
  const { drawOnSave } = await import('../watch/draw-on-save.ts')
  const force = values['force'] === true
  return drawOnSave({ file, output, picture: options, force }, async () => ({ scene: await readValidScene(file) }))
}

/** Several scenes: each image is written next to its file, all of them or none. */
const renderEach = async (files: readonly string[], options: PictureOptions, values: Values): Promise<void> => {
  if (values['output'] !== undefined || values['watch'] !== undefined || files.includes('-'))
    throw usageError('With several files, each image is written next to its file: leave out -o, --watch and -.')
  const pictures: [string, string | Uint8Array][] = []
  for (const file of files) {
    const beside = `${file.slice(0, file.length - extname(file).length)}.${options.format}`
    pictures.push([beside, await drawPicture(await readValidScene(file), options)])
  }
  if (values['force'] !== true) for (const [file, picture] of pictures) keepOthersWork(file, picture, files)
  for (const [file, picture] of pictures) await writeResult(picture, file, overwriting(values, files))
}
