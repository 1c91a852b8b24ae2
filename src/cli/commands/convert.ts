/**
 * `diagref convert FILE|-... --to NAME`: a scene as a file of another editor, scenes as slides, or data as text in a
 * language of diagrams.
 */
import { writtenLanguages } from '../../../import/to-text/written.ts'
import { toDrawio } from '../../convert/drawio.ts'
import { toExcalidraw } from '../../convert/excalidraw.ts'
import type { Scene } from '../../scene/scene.ts'
import { CliError, usageError } from '../cli-error.ts'
import type { Call } from '../command.ts'
import { readDataFile } from '../data/data-file.ts'
import { loadRecipe } from '../data/load-recipe.ts'
import { logMessage, overwriting, writeResult } from '../output.ts'
import { expandGlobs } from '../scene/expand-globs.ts'
import { lookOf } from '../scene/picture.ts'
import { readValidScene } from '../scene/valid-scene.ts'
import { stripControls } from '../terminal.ts'
import { textOf, type Values } from '../values.ts'

export async function run({ operands, values }: Call): Promise<void> {
  const to = textOf(values, 'to')
  const [file = '', ...others] = operands
  if (to === 'pptx') return slides(expandGlobs(operands), values)
  if (others.length > 0)
    throw usageError(`Only --to pptx takes several files, as slides; got ${operands.length} files.`)
  const language = writtenLanguages.find((each) => each === to)
  const recipe = textOf(values, 'recipe')
  if (language !== undefined) {
    if (recipe === undefined) throw usageError(`Data are written as ${language}: name their recipe with --recipe ID.`)
    return write(file, values, await textFrom(file, { recipe, language }))
  }
  const convert = to === 'excalidraw' ? toExcalidraw : to === 'drawio' ? toDrawio : undefined
  if (convert === undefined)
    throw usageError(
      `Say what to convert to: --to excalidraw, drawio or pptx (scenes), or ${writtenLanguages.join(', ')} (data).`,
    )
  if (recipe !== undefined)
    throw usageError(`--recipe is for data, which are written as ${writtenLanguages.join(', ')}.`)
  await write(file, values, convert(await readValidScene(file), lookOf(values)))
}

/** One slide for each scene. */
const slides = async (files: readonly string[], values: Values): Promise<void> => {
  if (textOf(values, 'recipe') !== undefined) throw usageError('--recipe is for data; slides are made of scenes.')
  const { toPptx } = await import('../../convert/pptx/pptx.ts')
  const scenes: Scene[] = []
  for (const file of files) scenes.push(await readValidScene(file))
  await writeResult(toPptx(scenes, lookOf(values)), textOf(values, 'output'), overwriting(values, files))
}

const write = (file: string, values: Values, content: string): Promise<void> =>
  writeResult(content, textOf(values, 'output'), overwriting(values, [file]))

type Wanted = { recipe: string; language: (typeof writtenLanguages)[number] }

/** The text of data; what the language has no words for goes to standard error. */
const textFrom = async (file: string, { recipe, language }: Wanted): Promise<string> => {
  const { writeText } = await import('../../../import/to-text/write-text.ts')
  const reading = await readDataFile(file)
  if (!reading.ok) throw new CliError(`${reading.name}: ${reading.findings.map(({ problem }) => problem).join('; ')}`)
  const outcome = writeText(await loadRecipe(recipe), reading.data, language)
  if (!outcome.ok) throw new CliError(`${reading.name}: ${stripControls(outcome.problem)}`)
  for (const { at, what } of outcome.unsaid)
    logMessage(stripControls(`${reading.name}: ${at}: not in the text: ${what}`))
  return outcome.text
}
