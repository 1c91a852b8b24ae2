/**
 * A URL taken apart: names of RFC 3986, properties of the URL API (WHATWG URL), and what a client sends of it.
 *
 * The fragment is not part of what is requested: RFC 3986, section 3.5; RFC 9110, section 7.1.
 */
import { words } from '../../drawing/data/fields.ts'
import { type CommonData, completedForm } from '../../drawing/data/form.ts'
import { count } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawUrl, type Url } from './draw.ts'
import { forbiddenIn, partsOf } from './url.ts'

const fields = {
  url: words(120, 'An absolute URL with a host; other characters than those of RFC 3986 percent-encoded'),
}

const checkUrl = ({ url, parts }: Url) => {
  const forbidden = forbiddenIn(url)
  if (forbidden !== undefined)
    return [{ at: 'url', problem: `has ${JSON.stringify(forbidden)}, which must be percent-encoded in a URL` }]
  return parts.length > 0 ? [] : [{ at: 'url', problem: 'needs a scheme and a host, such as https://example.com/' }]
}

export default defineRecipe({
  name: 'URL anatomy',
  family: 'Developer surfaces',
  description:
    'One URL taken apart: the names of its parts in RFC 3986 above, the properties of the URL API with their meaning below, and the request line and Host field that the server gets. Also called URI syntax, URL structure or URL parts.',
  useWhen:
    'You explain which part of a URL routes, which identifies, which is sent and which never leaves the browser: in API guides, security reviews or routing rules. Needs one absolute URL of up to 120 characters with a host.',
  avoidWhen:
    'The whole request and its response matter: use `http-exchange`. Parameters travel through redirects: use `oauth-code-pkce`. The bits of a binary header: use `packet-header`. Many endpoints at once: use `openapi-endpoint-table`.',
  aliases: ['uri syntax', 'url structure', 'url parts', 'query string', 'origin', 'fragment', 'rfc 3986', 'hostname'],
  visual: 88,
  ease: 68,
  overall: 84,
  rationale:
    'Both vocabularies meet at the same characters, and what is sent is right below, so nothing must be remembered. By hand, each character moves brackets and leaders. You supply one URL; parts, names and notes are computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: completedForm<typeof fields, CommonData & Url>('own', fields, {
    complete: (data) => ({ ...data, parts: partsOf(data.url) }),
    check: checkUrl,
    targets: ({ parts }) => parts.map((item) => ({ names: [item.name], item })),
  }),
  sample: {
    title: 'The server never sees the last {kept} characters',
    subtitle: 'Above, the terms of RFC 3986; below, the properties of URL in browsers and Node',
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
