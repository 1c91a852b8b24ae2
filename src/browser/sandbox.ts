/**
 * The script of the sandbox: sends the request in the form, and shows the whole response.
 */
import './page.ts'
import {
  callHeaders,
  curlOf,
  requestAddress,
  requestBody,
  requestText,
  type SandboxEndpoint,
} from '../pages/universal/sandbox-request.ts'
import { attribute, markdownImage } from '../pages/universal/snippets.ts'
import { foldBelow } from './fold-below.ts'
import { pageTheme } from './page-theme.ts'
import { showSource } from './source.ts'
import { offerTabs, startTabs } from './tabs.ts'

const byId = (id: string): HTMLElement => document.querySelector(`#${id}`)!
const form = document.querySelector<HTMLFormElement>('#try')!
const base = document.querySelector<HTMLElement>('.request')!.dataset['base'] ?? ''
const root = new URL('./', form.action)

/** The text fields of the form by name. */
const fields = (): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** The chosen endpoint, as its option describes it. */
const endpoint = (): SandboxEndpoint => {
  const {
    path = '',
    parameters = '',
    tool,
  } = form.querySelector<HTMLOptionElement>('[name=endpoint] option:checked')?.dataset ?? {}
  return { path, parameters: parameters.split(' ').filter(Boolean), tool }
}

/** Shows the request, and keeps its state in the URL. */
const write = (): { address: string; message: string | undefined } => {
  const state = fields()
  const { tool, path } = endpoint()
  const address = requestAddress(endpoint(), state)
  const message = requestBody(endpoint(), state)
  byId('method').textContent = tool === undefined ? 'GET' : 'MCP'
  byId('target').textContent = tool ?? `/${path}`
  byId('line').textContent = requestText(`${base}/${address}`, message)
  byId('curl').textContent = curlOf(`${base}/${address}`, message)
  const cached = new URLSearchParams(Object.entries(state).filter(([, value]) => value !== ''))
  history.replaceState(null, '', `?${cached}`)
  return { address, message }
}

const showHeaders = (headers: Headers): void => {
  const list = byId('headers').querySelector('dl')!
  const rows = [...headers].map(([name, value]) => {
    const row = document.createElement('div')
    const term = document.createElement('dt')
    const words = document.createElement('dd')
    term.textContent = name
    words.append(...value.split(/(?<= )/).map(asWord))
    row.append(term, words)
    return row
  })
  list.replaceChildren(...rows)
}

/** A word of a header, which has hyphens, and is broken at none. */
const asWord = (text: string): HTMLElement => {
  const word = document.createElement('span')
  word.textContent = text
  return word
}

/** A diagram is part of the page, as an image cannot load the page's fonts; beside it is what was sent. */
const showBody = (address: string, type: string, text: string): void => {
  const picture =
    type.startsWith('image/svg+xml') && new DOMParser().parseFromString(text, 'text/html').querySelector('svg')
  byId('drawn').replaceChildren(...(picture ? [picture] : []))
  byId('body').replaceChildren(showSource(text))
  const wasOffered = !byId('picture-tab').hidden
  offerTabs(['picture'], Boolean(picture))
  if (picture && !wasOffered) byId('picture-tab').click()
  showUses(address, picture ? (picture.querySelector('title')?.textContent ?? '') : undefined)
}

/** What shows the diagram of an address elsewhere, with its title as alternative text. */
const showUses = (address: string, title: string | undefined): void => {
  offerTabs(['in-html', 'in-markdown'], title !== undefined)
  if (title === undefined) return
  byId('as-html').textContent = `<img src="${attribute(address)}" alt="${attribute(title)}">`
  byId('as-markdown').textContent = markdownImage(address, title)
}

let running: AbortController | undefined

const send = async (): Promise<void> => {
  running?.abort()
  const { signal } = (running = new AbortController())
  const { address, message } = write()
  const start = performance.now()
  const call = message === undefined ? {} : { method: 'POST', headers: callHeaders, body: message }
  const reply = await fetch(new URL(address, root), { signal, ...call })
  const text = await reply.text()
  const time = Math.round(performance.now() - start)
  const size = new Blob([text]).size.toLocaleString('en')
  byId('status').textContent = `${reply.status} ${reply.statusText} · ${time} ms · ${size} bytes`
  byId('status').dataset['ok'] = String(reply.ok)
  for (const part of ['drawn', 'body']) byId(part).removeAttribute('data-stale')
  showHeaders(reply.headers)
  showBody(`${base}/${address}`, reply.headers.get('content-type') ?? '', text)
}

const sendOrSay = (): void => {
  send().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return
    byId('status').textContent = 'The service could not be reached.'
    byId('status').dataset['ok'] = 'false'
  })
}

form.addEventListener('input', ({ target }) => {
  write()
  // A choice is sent at once, words when they are all there.
  if (!(target instanceof HTMLInputElement)) return
  for (const part of ['drawn', 'body']) byId(part).toggleAttribute('data-stale', true)
  byId('status').textContent = 'Changed, not sent'
  delete byId('status').dataset['ok']
})
form.addEventListener('change', sendOrSay)
form.addEventListener('submit', (event) => {
  event.preventDefault()
  sendOrSay()
  // On a phone, the response begins below the button.
  byId('status').scrollIntoView({ block: 'nearest' })
})
for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) startTabs(tabs)
foldBelow('.as-text', '64rem')
// On a dark page a diagram in light colors is a lamp. What the address asks for is sent as it is.
const theme = form.querySelector<HTMLSelectElement>('[name=theme]')
if (theme !== null && location.search === '' && pageTheme() === 'dark') theme.value = 'dark'
sendOrSay()
