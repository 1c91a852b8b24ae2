/**
 * The sandbox: every endpoint to try, with the request in two notations.
 *
 * It calls the real endpoints and nothing else; its state is in its address.
 */
import type { FC } from 'hono/jsx'
import type { JSX } from 'hono/jsx/jsx-runtime'
import { id } from '../../http/parameters.ts'
import { clip, readQuery } from '../../http/target.ts'
import type { Page, PageContext, PageKind, PageView } from '../page.ts'
import { table } from '../site-text.ts'
import { choiceOf, lookOf, queryOf, searchOf } from '../state.ts'
import { curlOf, requestAddress } from '../universal/sandbox-request.ts'
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
        body: body(state),
        markdown: () => markdown(state, service.baseUrl),
      }
    },
  }
}

/** The state in an address, refused where the API would refuse it. */
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

const lead = 'Try every endpoint. The requests are real; nothing is changed or stored.'

const body =
  (state: SandboxState) =>
  (view: PageView): JSX.Element => {
    const address = addressOf(state)
    const { baseUrl } = view.service
    return (
      <>
        <h1>Sandbox</h1>
        <p class="lead">{lead}</p>
        <Fields state={state} view={view} />
        <section class="request" aria-labelledby="request" data-base={baseUrl}>
          <h2 id="request">Request</h2>
          <pre tabindex={0} aria-label="Request as an address">
            <code id="line">{`GET ${baseUrl}/${address}`}</code>
          </pre>
          <pre tabindex={0} aria-label="Request for curl">
            <code id="curl">{curlOf(`${baseUrl}/${address}`)}</code>
          </pre>
        </section>
        <Reply state={state} address={view.root + address} />
      </>
    )
  }

const addressOf = ({ endpoint, values }: SandboxState): string => requestAddress(entryOf(endpoint), values)

/** The response: filled by the script; without scripts the SVG, or a link to the response. */
const Reply: FC<{ state: SandboxState; address: string }> = ({ state, address }) => (
  <section class="reply" aria-labelledby="reply">
    <h2 id="reply">Response</h2>
    <p id="status" role="status"></p>
    <details id="headers" class="needs-scripts">
      <summary>Headers</summary>
      <dl></dl>
    </details>
    <div id="body">
      <p class="unscripted">
        <a href={address}>Open the response</a>
      </p>
      {state.endpoint === 'svg' && (
        <img class="unscripted" src={address} alt={`The diagram ${state.values['id'] ?? ''}`} />
      )}
    </div>
  </section>
)

const markdown = (state: SandboxState, baseUrl: string): string => {
  const rows = sandboxEntries.map(({ path, parameters, summary }) => [`GET /${path}`, parameters.join(', '), summary])
  const columns = table(['Endpoint', 'Parameters', 'What it does'], rows)
  const request = curlOf(`${baseUrl}/${addressOf(state)}`)
  return `# Sandbox\n\n${lead}\n\n${columns}\nThis request:\n\n\`\`\`\n${request}\n\`\`\`\n`
}
