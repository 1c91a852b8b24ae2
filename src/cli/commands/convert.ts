/**
 * `diagref convert FILE|- --to NAME`: a scene as a file of another editor.
 */
import { toDrawio } from '../../convert/drawio.ts'
import { toExcalidraw } from '../../convert/excalidraw.ts'
import { usageError } from '../cli-error.ts'
import type { Call } from '../command.ts'
import { overwriting, writeResult } from '../output.ts'
import { lookOf } from '../scene/picture.ts'
import { readValidScene } from '../scene/valid-scene.ts'
import { textOf } from '../values.ts'

export async function run({ operands: [file = ''], values }: Call): Promise<void> {
  const to = textOf(values, 'to')
  const convert = to === 'excalidraw' ? toExcalidraw : to === 'drawio' ? toDrawio : undefined
  if (convert === undefined) throw usageError('Say what to convert to: --to excalidraw or --to drawio.')
  await writeResult(
    convert(await readValidScene(file), lookOf(values)),
    textOf(values, 'output'),
    overwriting(values, [file]),
  )
}
