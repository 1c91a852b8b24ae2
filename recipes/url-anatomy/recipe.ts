/** The fragment is not part of what is requested: RFC 3986, section 3.5; RFC 9113, section 8.3.1. */
import { words } from '../../drawing/data/fields.ts'
import { type CommonData, form } from '../../drawing/data/form.ts'
import { count } from '../../drawing/describe.ts'
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

/** The parts of a URL; requests of HTTP have fields for them. */
const drawUrl = ({ url, focus = [] }: Url, sheet: Sheet): void =>
  drawAnatomy(
    url,
    partsOf(url).map((part) => ({ ...part, isFocus: focus.includes(part.name) })),
    { isSent: /^https?:/.test(url) },
    sheet,
  )

export default defineRecipe({
  name: 'URL anatomy',
  family: 'Developer surfaces',
  description:
    'One URL taken apart: braces name its components as RFC 3986 does, a wall parts what is sent from the fragment, which never is, and a table adds the URL API property and the HTTP field of each. Also called URI syntax, URL structure or URL parts.',
  useWhen:
    'You explain which part of a URL selects the server, which identifies the resource, and which never leaves the browser, in an API guide, a security review or routing rules. Needs one absolute URL with a host, up to 120 characters.',
  avoidWhen:
    'You show a whole request and its response: use `http-exchange`. Parameters are passed along redirects: use `oauth-code-pkce`. You document a binary header: use `packet-header`. You list many endpoints: use `openapi-endpoint-table`.',
  visual: 88,
  ease: 68,
  overall: 84,
  rationale:
    'The URL stays in one line, so that each name is at its characters and the wall shows at once what is not sent. By hand, one more character shifts everything after it. You supply one URL; components, names and notes are computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: form(
    'own',
    { url: words(120, 'An absolute URL with a host; other characters than those of RFC 3986 percent-encoded') },
    { checks: () => [checkUrl], targets: ({ url }) => partsOf(url).map((item) => ({ names: [item.name], item })) },
  ),
  sample: {
    title: 'The server never sees the last {kept} characters',
    subtitle: 'Everything before the # goes into the request; the fragment is for the browser',
    focus: ['fragment'],
    source: 'RFC 3986, RFC 9113 (8.3.1), WHATWG URL',
    url: 'https://api.example.com:8443/v1/orders?state=open#order-5512',
  },
  draw: drawUrl,
  derive: ({ url }) => ({ kept: url.length - url.replace(/#.*/, '').length, total: url.length }),
  describe: ({ url }) => {
    const parts = partsOf(url).map(({ name, text, note }) => `${name} ${text} (${note})`)
    return `The URL ${url} in ${count(parts.length, 'part')}: ${parts.join('; ')}.`
  },
})
