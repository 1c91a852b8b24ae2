/**
 * The sandbox: every request to try, as HTTP and for a shell.
 *
 * It calls the real endpoints and nothing else; its state is in its URL.
 */

import type { FC } from 'hono/jsx'
import { id } from '../../http/parameters.ts'
import { readQuery } from '../../http/target.ts'
import { clip } from '../../scene/clip.ts'
import { Block } from '../layout/block.tsx'
import type { Page, PageContext, PageKind, PageView } from '../page.ts'
import { table } from '../site-text.ts'
import { choiceOf, lookOf, queryOf, searchOf } from '../state.ts'
import { curlOf, requestAddress, requestBody, requestText } from '../universal/sandbox-request.ts'
import { Fields } from './fields.tsx'
import { entryOf, type SandboxState, sandboxEntries, sandboxParameters } from './sandbox-entries.ts'

/** `/sandbox`. */
export function sandboxPage({ service }: PageContext): PageKind {
  return {
    pattern: '/sandbox',
    find: ({ query }): Page => {
      const anyId = service.catalog.find(id.example)?.id ?? service.catalog.recipes[0]?.id ?? ''
      const state = stateOf(query, anyId)
      return {
        path: '/sandbox',
        query: query === '' ? '' : queryOf({ endpoint: state.endpoint, ...state.values }),
        title: 'Sandbox',
        description: lead,
        section: 'sandbox',
        script: 'sandbox.js',
        style: 'sandbox.css',
        body: (view) => <Body state={state} view={view} />,
        markdown: () => markdown(state, service.baseUrl),
      }
    },
  }
}

/** The state in a query, rejected if the API would reject it. */
const stateOf = (query: string, anyId: string): SandboxState => {
  lookOf(query)
  searchOf(query)
  const endpoint = choiceOf(query, 'endpoint', [
    sandboxEntries[0]?.name ?? '',
    ...sandboxEntries.slice(1).map(({ name }) => name),
  ])
  const sent: Record<string, string | undefined> = readQuery(
    query,
    sandboxParameters.map(({ name }) => name),
  )
  const values = sandboxParameters.map(({ name }): [string, string] => [name, sent[name] ?? ''])
  return { endpoint, values: { ...Object.fromEntries(values), id: clip(sent['id'] ?? anyId) } }
}

const lead = 'Try every endpoint, Markdown page and MCP tool. Requests are real and read-only.'

type Props = { state: SandboxState; view: PageView }

const Body: FC<Props> = ({ state, view }) => (
  <>
    <h1>Sandbox</h1>
    <p class="lead">{lead}</p>
    <div class="sandbox">
      <div class="request" data-base={view.service.baseUrl}>
        <Fields state={state} view={view} />
        <Request state={state} baseUrl={view.service.baseUrl} />
      </div>
      <Reply state={state} address={view.root + requestAddress(entryOf(state.endpoint), state.values)} />
    </div>
  </>
)

/** The request of the form, as HTTP and for a shell, and what shows its diagram elsewhere; folded on a phone, so that the response is in sight. */
const Request: FC<{ state: SandboxState; baseUrl: string }> = ({ state: { endpoint, values }, baseUrl }) => {
  const entry = entryOf(endpoint)
  const address = `${baseUrl}/${requestAddress(entry, values)}`
  const message = requestBody(entry, values)
  return (
    <details class="as-text unfolds">
      <summary>As code</summary>
      <div class="tabs" role="group" aria-labelledby="as-text">
        <h2 id="as-text" class="sr-only">
          The request as text
        </h2>
        <section class="tab" id="as-http">
          <h3>HTTP</h3>
          <Block label="request" id="line">
            {requestText(address, message)}
          </Block>
        </section>
        <section class="tab" id="as-curl">
          <h3>curl</h3>
          <Block label="curl command" id="curl">
            {curlOf(address, message)}
          </Block>
        </section>
        <section class="tab needs-scripts" id="in-html">
          <h3>HTML</h3>
          <Block label="HTML" id="as-html" />
        </section>
        <section class="tab needs-scripts" id="in-markdown">
          <h3>Markdown</h3>
          <Block label="Markdown" id="as-markdown" />
        </section>
      </div>
    </details>
  )
}

/** The response: filled by the script; without scripts the SVG, or a link to the response. */
const Reply: FC<{ state: SandboxState; address: string }> = ({ state, address }) => (
  <section class="reply" aria-labelledby="reply">
    <h2 id="reply">Response</h2>
    <p id="status" role="status"></p>
    <div class="tabs" role="group" aria-labelledby="reply">
      <section class="tab needs-scripts" id="picture">
        <h3>Picture</h3>
        <div id="drawn"></div>
      </section>
      <section class="tab" id="in-full">
        <h3>Body</h3>
        <div id="body">
          <p class="unscripted">
            <a href={address}>Open the response</a>
          </p>
          {state.endpoint === 'svg' && (
            <img class="unscripted" src={address} alt={`The diagram ${state.values['id'] ?? ''}`} />
          )}
        </div>
      </section>
      <section class="tab needs-scripts" id="headers">
        <h3>Headers</h3>
        <dl></dl>
      </section>
    </div>
  </section>
)

const markdown = (state: SandboxState, baseUrl: string): string => {
  const rows = sandboxEntries.map(({ path, parameters, tool, summary }) => [
    tool === undefined ? `GET /${path}` : `POST /${path}: ${tool}`,
    parameters.join(', '),
    summary,
  ])
  const columns = table(['Request', 'Parameters', 'What it does'], rows)
  const entry = entryOf(state.endpoint)
  const request = curlOf(`${baseUrl}/${requestAddress(entry, state.values)}`, requestBody(entry, state.values))
  return `# Sandbox\n\n${lead}\n\n${columns}\nThis request:\n\n\`\`\`\n${request}\n\`\`\`\n`
}
