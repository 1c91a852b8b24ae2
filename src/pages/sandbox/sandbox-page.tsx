/**
 * The sandbox: every endpoint to be tried, with the request as one would write it.
 *
 * It calls the real endpoints and nothing else; its state is in its address.
 */
import type { FC } from 'hono/jsx'
import type { JSX } from 'hono/jsx/jsx-runtime'
import { clip, readQuery } from '../../http/target.ts'
import type { Kit, Page, PageKind, View } from '../page.ts'
import { choiceOf, lookOf, queryOf, searchOf } from '../state.ts'
import { table } from '../words.ts'
import { Fields } from './fields.tsx'
import { curlOf, endpointNames, endpoints, requestAddress, type SandboxState } from './request.ts'

const lead = 'Try every endpoint. The requests are real, and nothing is changed or stored.'

/** The reply: filled by the script; without scripts the picture, or the way to the reply. */
const Reply: FC<{ state: SandboxState; address: string }> = ({ state, address }) => (
  <section class="reply" aria-labelledby="reply">
    <h2 id="reply">Reply</h2>
    <p id="status" role="status"></p>
    <details id="headers" class="needs-scripts">
      <summary>Headers</summary>
      <dl></dl>
    </details>
    <div id="body">
      <p class="unscripted">
        <a href={address}>Open the reply</a>
      </p>
      {state.endpoint === 'svg' && <img class="unscripted" src={address} alt={`The picture of ${state.id}`} />}
    </div>
  </section>
)

const body =
  (state: SandboxState) =>
  (view: View): JSX.Element => {
    const address = requestAddress(state)
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

const stateOf = (query: string, anyId: string): SandboxState => {
  const { id = anyId, theme = '', accent = '' } = readQuery(query, ['id', 'theme', 'accent'])
  const { q = '', family = '' } = searchOf(query)
  lookOf(query)
  return { endpoint: choiceOf(query, 'endpoint', endpointNames), id: clip(id), theme, accent, q, family }
}

const markdown = (state: SandboxState, baseUrl: string): string => {
  const rows = endpointNames.map((name) => [
    `GET /${endpoints[name].path}`,
    endpoints[name].parts.join(', '),
    endpoints[name].label,
  ])
  const request = `${baseUrl}/${requestAddress(state)}`
  return `# Sandbox\n\n${lead}\n\n${table(['Endpoint', 'Takes', 'Gives'], rows)}\nThis request:\n\n\`\`\`\n${curlOf(request)}\n\`\`\`\n`
}

/** `/sandbox`. */
export const sandboxPage = ({ service }: Kit): PageKind => ({
  pattern: '/sandbox',
  find: ({ query }): Page => {
    const anyId = service.catalog.find('request-sequence')?.id ?? service.catalog.recipes[0]?.id ?? ''
    const state = stateOf(query, anyId)
    return {
      path: '/sandbox',
      query: query === '' ? '' : queryOf(state),
      title: 'Sandbox',
      description: lead,
      section: 'sandbox',
      scripts: ['sandbox.js'],
      body: body(state),
      markdown: () => markdown(state, service.baseUrl),
    }
  },
})
