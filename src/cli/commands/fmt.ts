/**
 * `diagref fmt FILE|-...`: formats scenes with one element per line, so that a change is one line of a diff.
 */

import { formatScene } from '../../scene/format-scene.ts'
import { isObject, parseJson } from '../../scene/json.ts'
import { CliError } from '../cli-error.ts'
import type { Call } from '../command.ts'
import { logMessage, print, writeFileAtomically } from '../output.ts'
import { expandGlobs } from '../scene/expand-globs.ts'
import { readText } from '../scene/scene-file.ts'
import { unwrapScene } from '../scene/unwrap.ts'

export async function run({ operands, values }: Call): Promise<number | void> {
  const changed: string[] = []
  for (const file of expandGlobs(operands)) {
    const { name, text } = await readText(file)
    const scene = unwrapScene(parseJson(text))
    if (!isObject(scene) || !Array.isArray(scene['elements']))
      throw new CliError(`${name} is not a scene: it is not a JSON object with elements.`)
    const formatted = formatScene({ ...scene, elements: scene['elements'] as unknown[] })
    if (file === '-' && !values['check']) await print(formatted)
    else if (formatted !== text) {
      changed.push(name)
      if (values['check'] && !values['json']) logMessage(`${name} would change`)
      else if (!values['check']) writeFileAtomically(file, formatted)
    }
  }
  if (values['json']) await print(`${JSON.stringify(changed)}\n`)
  return values['check'] && changed.length > 0 ? 1 : 0
}
