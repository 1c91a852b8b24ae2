/**
 * A URL broken down into its components: RFC 3986 terms, properties of the URL API (WHATWG URL), and what a client sends.
 *
 * The fragment is not part of what is requested: RFC 3986, section 3.5; RFC 9110, section 7.1.
 */
import { words } from '../../drawing/data/fields.ts'
import { type CommonData, completedForm } from '../../drawing/data/form.ts'
import { count } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawUrl, type Url } from './draw.ts'
import { partsOf } from './url.ts'

const fields = {
  url: words(120, 'An absolute URL with a host; other characters than those of RFC 3986 percent-encoded'),
}

const checkUrl = ({ url, parts }: Url) => {
  // The first character that RFC 3986 does not allow in a URL, such as a space.
  const forbidden = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/u.exec(url)?.[0]
  if (forbidden !== undefined)
    return [{ at: 'url', problem: `has ${JSON.stringify(forbidden)}, which must be percent-encoded in a URL` }]
  if (parts.length === 0 || !URL.canParse(url))
    return [{ at: 'url', problem: 'needs a scheme and a host, such as https://example.com/, and a port below 65536' }]
  // Default ports, capitals in hosts and dot segments are gone in the properties, so that they would not be as drawn.
  const { href } = new URL(url)
  return href === url ? [] : [{ at: 'url', problem: `is ${JSON.stringify(href)} to the URL API: write it like that` }]
}

export default defineRecipe({
  name: 'URL anatomy',
  family: 'Developer surfaces',
  description:
    'One URL broken down into its components: the RFC 3986 terms above, the URL API properties with their meaning below, and the request line and Host header that the server receives. Also called URI syntax, URL structure or URL parts.',
  useWhen:
    'You explain which part of a URL selects the server, which identifies the resource, and which never leaves the browser, in an API guide, a security review or routing rules. Needs one absolute URL with a host, up to 120 characters.',
  avoidWhen:
    'You show a whole request and its response: use `http-exchange`. Parameters are passed along redirects: use `oauth-code-pkce`. You document a binary header: use `packet-header`. You list many endpoints: use `openapi-endpoint-table`.',
  aliases: ['uri syntax', 'url structure', 'url parts', 'query string', 'origin', 'fragment', 'rfc 3986', 'hostname'],
  visual: 88,
  ease: 68,
  overall: 84,
  rationale:
    'Both vocabularies point at the same characters, and the request is shown right below them. By hand, one more character shifts every bracket and leader after it. You supply one URL; components, names and notes are computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: completedForm<typeof fields, CommonData & Url>('own', fields, {
    complete: (data) => ({ ...data, parts: partsOf(data.url) }),
    check: checkUrl,
    targets: ({ parts }) => parts.map((item) => ({ names: [item.name], item })),
  }),
  sample: {
    title: 'The server never sees the last {kept} characters',
    subtitle: 'RFC 3986 terms above, properties of the URL API below',
    focus: ['fragment'],
    url: 'https://api.example.com:8443/v1/orders?state=open&limit=20#order-5512',
  },
  draw: drawUrl,
  derive: ({ parts, url }): Record<string, string> => {
    const fragment = parts.find(({ name }) => name === 'fragment')?.text
    return { kept: String(fragment === undefined ? 0 : fragment.length + 1), total: String(url.length) }
  },
  describe: ({ url, parts }) =>
    `The URL ${url} in ${count(parts.length, 'part')}: ${parts.map(({ name, text, note }) => `${name} ${text} (${note})`).join('; ')}.`,
})
