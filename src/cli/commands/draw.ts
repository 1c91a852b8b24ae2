/**
 * `diagref draw ID FILE|-`: a recipe's picture of one's own data, on this machine.
 *
 * What keeps the data from being drawn goes to standard error, field by field, and nothing is written.
 */
import { drawRecipe } from '../../../drawing/draw-recipe.ts'
import { type Finding, findingText } from '../../scene/findings.ts'
import type { Call } from '../command.ts'
import { readDataFile } from '../data/data-file.ts'
import { loadRecipe } from '../data/load-recipe.ts'
import { placesOf } from '../data/parse-data.ts'
import { logMessage, writeResult } from '../output.ts'
import { drawPicture, formats, readPictureOptions } from '../scene/picture.ts'
import { stripControls, styleFor } from '../terminal.ts'
import { textOf } from '../values.ts'
import { drawOnSave } from './watch.ts'

export async function run({ operands, values }: Call): Promise<number | void> {
  const [id = '', file = ''] = operands
  const options = readPictureOptions(values, formats)
  const output = textOf(values, 'output')
  const recipe = await loadRecipe(id)
  const draw = async (): Promise<number> => {
    const reading = await readDataFile(file)
    const drawing = reading.ok ? drawRecipe(recipe, reading.data) : reading
    if (!drawing.ok) return refuse(reading, drawing.findings)
    await writeResult(await drawPicture(drawing.scene, options), output)
    return 0
  }
  return values['watch'] ? drawOnSave({ file, output }, draw) : draw()
}

const refuse = async ({ name, text }: { name: string; text: string }, findings: readonly Finding[]) => {
  const places = await placesOf(text, { name, paths: findings.map(({ at }) => at) })
  const style = styleFor(process.stderr)
  for (const finding of findings) {
    const { line, column } = places.get(finding.at) ?? { line: 1, column: 1 }
    process.stderr.write(`${style.dim(`${name}:${line}:${column}`)}  ${stripControls(findingText(finding))}\n`)
  }
  logMessage(`${name}: ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}; nothing was drawn`)
  return 1
}
