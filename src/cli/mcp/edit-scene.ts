/**
 * `edit_scene`: changes a scene by small operations, so that a model need not send the whole scene.
 */
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { annotations, argumentsSchema, errorResult } from '../../mcp/server/tool.ts'
import { toolSchema } from '../../mcp/server/tool-schema.ts'
import { dataRule } from '../../review/adaptation/review-adaptation.ts'
import { formatScene } from '../../scene/format-scene.ts'
import type { Scene } from '../../scene/scene.ts'
import { CliError } from '../cli-error.ts'
import { editScene } from '../edit/edit-scene.ts'
import type { NamedPart } from '../edit/find-part.ts'
import { type EditOperation, operationFields, operationSchema } from '../edit/operations.ts'
import { writeFileAtomically } from '../output.ts'
import { type Standard, sceneFindings } from '../scene/findings.ts'
import { answering, wordFindings, wordProblems } from './answer.ts'
import type { LocalContext } from './local-context.ts'
import { readSceneArguments, sceneArguments } from './scene-argument.ts'

/** Registers the tool. */
export function registerEditScene(server: McpServer, context: LocalContext): void {
  server.registerTool(
    'edit_scene',
    {
      title: 'Edit a scene',
      description,
      inputSchema: toolSchema(input),
      // A file is changed in place, and what was there is gone.
      annotations: { ...annotations, readOnlyHint: false, destructiveHint: true, idempotentHint: false },
    },
    (sent) => answering(context, () => edit(sent, context)),
  )
}

const description =
  'Changes a scene by operations. ' +
  'A part is named by the number of an element, by its name with recipe (get_diagram with include "outline" lists them), or by the text of its label. ' +
  'With file, the file is changed in place; with scene, the changed scene is returned. Reports what changed and what the check finds.'

const input = argumentsSchema({ ...sceneArguments, ops: z.array(operationFields).min(1).max(200) })

const edit = async (
  { ops: sentOps, ...sent }: z.infer<typeof input>,
  context: LocalContext,
): Promise<CallToolResult> => {
  const ops = readOperations(sentOps)
  const { reading, standard, path } = await readSceneArguments(sent, context)
  if (!reading.ok) return errorResult(`This is not a scene yet. ${wordProblems(sceneFindings(reading))}`)
  const edited = editScene(reading.scene, ops, partsOf(reading.scene, standard))
  if (!edited.ok) return errorResult(edited.problem)
  const { scene, changes } = edited
  if (path !== undefined) writeFileAtomically(path, formatScene(scene))
  // What is changed here on purpose is no sign that the data have changed.
  const findings = sceneFindings({ ok: true, scene }, standard).filter(({ rule }) => rule !== dataRule)
  const words = `${changes.join('\n')}\n${wordFindings(findings)}`
  const result = sent.file === undefined ? [JSON.stringify(scene)] : []
  return { content: [words, ...result].map((text) => ({ type: 'text' as const, text })) }
}

/** Throws a CliError that names the first wrong field of each operation. */
const readOperations = (sent: readonly unknown[]): EditOperation[] => {
  const problems: string[] = []
  const ops = sent.flatMap((each, at) => {
    const { data, error } = operationSchema.safeParse(each)
    const [issue] = error?.issues ?? []
    if (issue !== undefined) problems.push(`${['ops', at, ...issue.path].join('.')}: ${issue.message}`)
    return data === undefined ? [] : [data]
  })
  if (problems.length > 0) throw new CliError(`Nothing was changed. ${problems.slice(0, 10).join('; ')}.`)
  return ops
}

/** The parts of what the data drew, or of the recipe, if the scene's elements are still in that order. */
const partsOf = (scene: Scene, { recipe, drawn }: Standard): readonly NamedPart[] => {
  const origin = drawn ?? recipe
  if (origin?.parts === undefined || origin.scene.elements.length !== scene.elements.length) return []
  return origin.scene.elements.every(({ type }, at) => scene.elements[at]?.type === type) ? origin.parts : []
}
