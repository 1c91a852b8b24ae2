/**
 * The HTTP reference, made from the OpenAPI description: every operation, parameter, reply, error and example.
 */
import { ApiError, type ErrorCode, errorBody, errorStatus } from '../../../http/errors.ts'
import { openApiDocument } from '../../../http/openapi.ts'
import type { Service } from '../../../http/service.ts'
import { table } from '../../words.ts'
import { jsonText } from '../json-text.ts'
import { sceneTable } from './elements.ts'
import { replyBlock } from './examples.ts'
import type { Part, Parts } from './part.ts'
import { nameOf, type Schema, schemaWords } from './schema-words.ts'

type Parameter = {
  name: string
  in: string
  required: boolean
  description: string
  schema: Schema
  example?: string
}
type Answer = { description: string; content?: Record<string, { schema: Schema }> }
type Operation = {
  operationId: string
  summary: string
  description?: string
  parameters?: Parameter[]
  responses: Record<string, Answer>
}
type Description = {
  paths: Record<string, { get: Operation }>
  components: { schemas: Record<string, Schema> }
}

const describe = ({ baseUrl }: Service): Description => openApiDocument(baseUrl) as Description

/** One target for each operation that shows what it gives. */
const targets: Record<string, string> = {
  getApiDiscovery: '/api',
  listDiagrams: '/api/diagrams?q=request+sequence&family=Sequences',
  getDiagram: '/api/diagrams/request-sequence',
  getDiagramScene: '/api/diagrams/request-sequence/scene',
  renderDiagram: '/api/diagrams/request-sequence/svg?theme=dark&accent=green',
}

/** A target that each operation refuses, where a query or an id can be wrong. */
const mistakes: Record<string, string> = {
  listDiagrams: '/api/diagrams?family=Sequence',
  getDiagram: '/api/diagrams/request-sequense',
  getDiagramScene: '/api/diagrams/Request-Sequence/scene',
  renderDiagram: '/api/diagrams/request-sequence/svg?theme=drak',
}

const parameterTable = (parameters: Parameter[]): string =>
  table(
    ['Parameter', 'In', 'Value', 'Default', 'Example', 'Meaning'],
    parameters.map(({ name, in: where, required, schema, example, description }) => [
      `\`${name}\``,
      `${where}, ${required ? 'required' : 'optional'}`,
      schemaWords(schema),
      schema.default === undefined ? '' : `\`${String(schema.default)}\``,
      example === undefined ? '' : `\`${example}\``,
      description,
    ]),
  )

const bodyWords = ({ content = {} }: Answer): string =>
  Object.entries(content)
    .map(([type, { schema }]) => `\`${type}\`, ${schema.$ref === undefined ? 'text' : schemaWords(schema)}`)
    .join('; ') || 'none'

const answerTable = (responses: Record<string, Answer>): string =>
  table(
    ['Status', 'Body', 'Meaning'],
    Object.entries(responses).map(([status, answer]) => [`\`${status}\``, bodyWords(answer), answer.description]),
  )

const curl = ({ baseUrl }: Service, target: string): string => `\`\`\`sh run\ncurl -s '${baseUrl}${target}'\n\`\`\`\n`

const operationText = (service: Service, path: string, operation: Operation): string => {
  const { operationId, summary, description, parameters = [], responses } = operation
  const target = targets[operationId] ?? path
  const mistake = mistakes[operationId]
  return [
    `## \`${operationId}\``,
    `\`GET ${path}\`: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}.${description ? ` ${description}` : ''}`,
    parameters.length > 0 ? parameterTable(parameters) : 'It takes no parameters.',
    curl(service, target),
    replyBlock(service, target),
    answerTable(responses),
    ...(mistake === undefined ? [] : ['A refusal:', curl(service, mistake), replyBlock(service, mistake)]),
  ].join('\n\n')
}

const fieldRow = (name: string, field: Schema, required: boolean): string[] => [
  `\`${name}\``,
  schemaWords(field),
  required ? 'yes' : 'no',
  field.description ?? '',
]

const fieldRows = (schema: Schema, prefix = ''): string[][] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    [fieldRow(prefix + name, field, schema.required?.includes(name) ?? false)].concat(
      fieldRows(field, `${prefix}${name}.`),
    ),
  )

const schemaText = (name: string, schema: Schema): string =>
  [
    `## \`${name}\``,
    name === 'Scene'
      ? 'A diagram that can be edited. [Scene format](scene-format.md) explains every element. Every field is always there.'
      : (schema.description ?? ''),
    name === 'Scene' ? sceneTable() : table(['Field', 'Value', 'Always there', 'Meaning'], fieldRows(schema)),
  ].join('\n\n')

const errorExample = (code: ErrorCode, { baseUrl }: Service): string => {
  const words = { message: 'What was wrong with what was sent.', hint: 'What to send instead.' }
  return jsonText(errorBody(new ApiError(code, words), baseUrl))
}

const operations: Part = ({ service }) =>
  Object.entries(describe(service).paths)
    .map(([path, { get }]) => operationText(service, path, get))
    .join('\n')

const schemas: Part = ({ service }) =>
  Object.entries(describe(service).components.schemas)
    .map(([name, schema]) => schemaText(name, schema))
    .join('\n')

const operationTable: Part = ({ service }) =>
  table(
    ['Address', 'Gives', 'Parameters'],
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

const errorTable: Part = () =>
  table(
    ['Code', 'Status'],
    Object.entries(errorStatus).map(([code, status]) => [`[\`${code}\`](errors.md#${code})`, status]),
  )

const errorBlock: Part = ({ service }, code) => `\`\`\`json\n${errorExample(code as ErrorCode, service)}\n\`\`\`\n`

/** `{{operations}}`, `{{operation-table}}`, `{{schemas}}`, `{{error-table}}`, `{{error-body not_acceptable}}`. */
export const reference: Parts = {
  operations,
  schemas,
  'operation-table': operationTable,
  'error-table': errorTable,
  'error-body': errorBlock,
}
