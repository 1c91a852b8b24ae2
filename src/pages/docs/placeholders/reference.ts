/**
 * The HTTP reference, generated from the OpenAPI description: every operation, parameter, response, error and example.
 */

import { endpoints } from '../../../http/endpoints/endpoints.ts'
import { openApiDocument } from '../../../http/endpoints/openapi.ts'
import { ApiError, type ErrorCode, errorBody, errorStatus } from '../../../http/errors.ts'
import type { Service } from '../../../http/service.ts'
import { table } from '../../site-text.ts'
import { jsonText } from '../guide/json-text.ts'
import { sceneTable } from './elements.ts'
import { replyBlock } from './examples.ts'
import type { Placeholder, Placeholders } from './placeholder.ts'
import { type DocumentedSchema, describeSchema, nameOf } from './schema-text.ts'

type Parameter = {
  name: string
  in: string
  required: boolean
  description: string
  schema: DocumentedSchema
  example?: string
}
type ResponseDescription = { description: string; content?: Record<string, { schema: DocumentedSchema }> }
type Operation = {
  operationId: string
  summary: string
  description: string
  parameters?: Parameter[]
  responses: Record<string, ResponseDescription>
}
type Description = {
  paths: Record<string, { get: Operation }>
  components: { schemas: Record<string, DocumentedSchema> }
}

const describe = ({ baseUrl }: Service): Description => openApiDocument(baseUrl) as Description

/** What is optional, its default and an example follow what it means: in columns of their own most cells would be empty. */
const parameterTable = (parameters: Parameter[]): string =>
  table(
    ['Parameter', 'Value', 'Meaning'],
    parameters.map(({ name, in: where, required, schema, example, description }) => [
      `\`${name}\``,
      describeSchema(schema),
      [
        where === 'path' ? 'In the path.' : required ? 'Required.' : '',
        description,
        schema.default === undefined ? '' : `Default: \`${String(schema.default)}\`.`,
        example === undefined ? '' : `Example: \`${example}\`.`,
      ]
        .filter(Boolean)
        .join(' '),
    ]),
  )

const bodyWords = ({ content = {} }: ResponseDescription): string =>
  Object.entries(content)
    .map(([type, { schema }]) => `\`${type}\`, ${schema.$ref === undefined ? 'text' : describeSchema(schema)}`)
    .join('; ') || 'none'

type Reply = readonly [status: string, cells: string[]]

const repliesOf = ({ responses }: Operation): Reply[] =>
  Object.entries(responses).map(([status, answer]) => [
    status,
    [`\`${status}\``, bodyWords(answer), answer.description],
  ])

const replyTable = (replies: readonly Reply[]): string =>
  table(
    ['Status', 'Body', 'Meaning'],
    replies.map(([, cells]) => cells),
  )

/** The replies that all operations have, word for word. */
const commonReplies = ({ paths }: Description): Reply[] => {
  const [first, ...others] = Object.values(paths).map(({ get }) => repliesOf(get))
  const isIn = (replies: Reply[], cells: string[]) => replies.some(([, own]) => own.join() === cells.join())
  return (first ?? []).filter(([, cells]) => others.every((replies) => isIn(replies, cells)))
}

const curl = ({ baseUrl }: Service, target: string): string => `\`\`\`sh run\ncurl -s '${baseUrl}${target}'\n\`\`\`\n`

const examplesOf = (operationId: string): { request?: string; mistake?: string } =>
  endpoints.find(({ operation }) => operation?.operationId === operationId)?.operation?.examples ?? {}

const operationText = (service: Service, path: string, operation: Operation, common: readonly Reply[]): string => {
  const { operationId, summary, description, parameters = [] } = operation
  const own = repliesOf(operation).filter(([status]) => common.every(([other]) => other !== status))
  const { request = path, mistake } = examplesOf(operationId)
  return [
    `## \`GET\` \`${path}\` {#${operationId}}`,
    `**${summary}.** ${description} Operation \`${operationId}\`.`,
    curl(service, request),
    replyBlock(service, request),
    parameters.length > 0 ? parameterTable(parameters) : 'No parameters.',
    replyTable(own),
    ...(mistake === undefined ? [] : ['An error:', curl(service, mistake), replyBlock(service, mistake)]),
  ].join('\n\n')
}

const fieldRow = (name: string, field: DocumentedSchema, required: boolean): string[] => [
  `\`${name}\``,
  describeSchema(field),
  `${required ? '' : 'Not always there. '}${field.description ?? ''}`.trimEnd(),
]

const fieldRows = (schema: DocumentedSchema, prefix = ''): string[][] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    [fieldRow(prefix + name, field, schema.required?.includes(name) ?? false)].concat(
      fieldRows(field, `${prefix}${name}.`),
    ),
  )

const schemaText = (name: string, schema: DocumentedSchema): string =>
  [
    `## \`${name}\``,
    name === 'Scene'
      ? 'A diagram that can be edited. [Scene format](scene-format.md) explains every element. Every field is always present.'
      : (schema.description ?? ''),
    name === 'Scene' ? sceneTable() : table(['Field', 'Value', 'Meaning'], fieldRows(schema)),
  ].join('\n\n')

const errorExample = (code: ErrorCode, { baseUrl }: Service): string => {
  const words = { message: 'What was wrong with what was sent.', hint: 'What to send instead.' }
  return jsonText(errorBody(new ApiError(code, words), baseUrl))
}

const operations: Placeholder = ({ service }) => {
  const description = describe(service)
  const common = commonReplies(description)
  return Object.entries(description.paths)
    .map(([path, { get }]) => operationText(service, path, get, common))
    .join('\n')
}

const commonReplyTable: Placeholder = ({ service }) => replyTable(commonReplies(describe(service)))

const schemas: Placeholder = ({ service }) =>
  Object.entries(describe(service).components.schemas)
    .map(([name, schema]) => schemaText(name, schema))
    .join('\n')

const operationTable: Placeholder = ({ service }) =>
  table(
    ['Path', 'Returns', 'Parameters'],
    Object.entries(describe(service).paths).map(([path, { get }]) => [
      `[\`GET ${path}\`](http-reference.md#${get.operationId})`,
      Object.values(get.responses[200]?.content ?? {})
        .map(({ schema }) => nameOf(schema) || 'SVG')
        .join(),
      (get.parameters ?? [])
        .filter((each) => each.in === 'query')
        .map(({ name }) => `\`${name}\``)
        .join(', '),
    ]),
  )

const errorTable: Placeholder = () =>
  table(
    ['Code', 'Status'],
    Object.entries(errorStatus).map(([code, status]) => [`[\`${code}\`](errors.md#${code})`, status]),
  )

const errorBlock: Placeholder = ({ service }, code) =>
  `\`\`\`json\n${errorExample(code as ErrorCode, service)}\n\`\`\`\n`

/** `{{operations}}`, `{{common-replies}}`, `{{operation-table}}`, `{{schemas}}`, `{{error-table}}`, `{{error-body not_acceptable}}`. */
export const reference: Placeholders = {
  operations,
  'common-replies': commonReplyTable,
  schemas,
  'operation-table': operationTable,
  'error-table': errorTable,
  'error-body': errorBlock,
}
