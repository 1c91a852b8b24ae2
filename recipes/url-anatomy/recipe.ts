/** The fragment is not part of what is requested: RFC 3986, section 3.5; RFC 9110, section 7.1; RFC 9112, section 3.2. */
import { words } from '../../drawing/data/fields.ts'
import { type CommonData, form } from '../../drawing/data/form.ts'
import { count } from '../../drawing/describe.ts'
import { codeBox } from '../../drawing/listing/code-box.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { drawAnatomy } from './draw-anatomy.ts'
import { partsOf } from './url.ts'

type Url = CommonData & { url: string }

/** Default ports, capitals in hosts and dot segments are gone in the properties, so that they would not be as drawn. */
const checkUrl = ({ url }: Url) => {
  // The first character that RFC 3986 does not allow in a URL, such as a space.
  const forbidden = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/u.exec(url)?.[0]
  if (forbidden !== undefined)
    return [{ at: 'url', problem: `has ${JSON.stringify(forbidden)}, which must be percent-encoded in a URL` }]
  const href = partsOf(url).length > 0 && URL.canParse(url) ? new URL(url).href : undefined
  if (href === url) return []
  const problem = `is ${JSON.stringify(href)} to the URL API: write it like that`
  const needs = 'needs a scheme and a host, such as https://example.com/, and a port below 65536'
  return [{ at: 'url', problem: href === undefined ? needs : problem }]
}

/** The parts of a URL, and the request that a client sends for it. */
const drawUrl = ({ url, focus = [] }: Url, sheet: Sheet): void => {
  const parts = partsOf(url).map((part) => ({ ...part, isFocus: focus.includes(part.name) }))
  const within = parts.filter(({ name }) => ['userinfo', 'host', 'port'].includes(name))
  const authority = { name: 'authority', from: within[0]?.from ?? 0, to: within.at(-1)?.to ?? 0 }
  const bottom = drawAnatomy({ line: url, parts, groups: [authority] }, 'url', sheet)
  const target = url.slice(authority.to).replace(/#.*/, '')
  const request = [`GET ${target} HTTP/1.1`, `Host: ${new URL(url).host}`]
  if (/^https?:/.test(url))
    sheet.put('url', codeBox('What the server receives', request).draw({ x: 0, y: bottom + 16 }))
}

export default defineRecipe({
  name: 'URL anatomy',
  family: 'Developer surfaces',
  description:
    'One URL broken down into its components: the RFC 3986 terms, the URL API properties with their meaning, and the request line and Host header that the server receives. Also called URI syntax, URL structure or URL parts.',
  useWhen:
    'You explain which part of a URL selects the server, which identifies the resource, and which never leaves the browser, in an API guide, a security review or routing rules. Needs one absolute URL with a host, up to 120 characters.',
  avoidWhen:
    'You show a whole request and its response: use `http-exchange`. Parameters are passed along redirects: use `oauth-code-pkce`. You document a binary header: use `packet-header`. You list many endpoints: use `openapi-endpoint-table`.',
  visual: 88,
  ease: 68,
  overall: 84,
  rationale:
    'Both vocabularies point at the same characters, and the request is shown right below them. By hand, one more character shifts every bracket and leader after it. You supply one URL; components, names and notes are computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: form(
    'own',
    { url: words(120, 'An absolute URL with a host; other characters than those of RFC 3986 percent-encoded') },
    { checks: () => [checkUrl], targets: ({ url }) => partsOf(url).map((item) => ({ names: [item.name], item })) },
  ),
  sample: {
    title: 'The server never sees the last {kept} characters',
    subtitle: 'RFC 3986 terms in bold, under each the property of the URL API',
    focus: ['fragment'],
    url: 'https://api.example.com:8443/v1/orders?state=open&limit=20#order-5512',
  },
  draw: drawUrl,
  derive: ({ url }) => ({ kept: url.length - url.replace(/#.*/, '').length, total: url.length }),
  describe: ({ url }) => {
    const parts = partsOf(url).map(({ name, text, note }) => `${name} ${text} (${note})`)
    return `The URL ${url} in ${count(parts.length, 'part')}: ${parts.join('; ')}.`
  },
})
