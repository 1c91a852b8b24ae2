/**
 * The authorization code grant (RFC 6749, section 4.1) of a native app with PKCE (RFC 7636).
 * The verifier is that of RFC 7636, appendix B; the challenge is computed from it, not typed.
 */
import { createHash } from 'node:crypto'
import { finish, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { activation, message, participants, wordsLast } from '../../drawing/sequence.ts'
import { type Field, fields, note, selfMessage } from '../../drawing/sequence-marks.ts'
import { canvas, heading } from '../../drawing/sheet.ts'
import type { Element } from '../../src/scene/scene.ts'

const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const challenge = createHash('sha256').update(verifier, 'ascii').digest('base64url')
if (challenge !== 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM') throw new Error('RFC 7636, appendix B says otherwise')

// Code and token are those of the examples in RFC 6749.
const code = 'SplxlOBeZQQYbYS6WxSbIA'
const token = '2YotnFZFEjr1zCsicMWpAA'
const state = 'r4Xp9Z'
const callback = 'com.example.app:/cb'

/** Lifelines; the words of all messages stand in the wide channel between browser and server. */
const [app, browser, server, api] = [108, 260, 540, 692]
const bar = 4
const channel = [browser, server - bar] as const
const room = channel[1] - channel[0] - 16

/** A long value on two lines, the first filled up. */
const folded = (name: string, value: string): Field[] => {
  const cut = 30 - name.length - 1
  return [
    { text: `${name}=${value.slice(0, cut)}`, accent: true },
    { text: value.slice(cut), accent: true, continued: true },
  ]
}

type Step = { from: number; to: number; y: number; words: string; rows?: Field[]; reply?: boolean }

/** A message whose words and parameters stand flush left in the channel. */
const step = ({ rows = [], ...spec }: Step): Element[] => [
  ...message({ ...spec, mono: true, bold: true, over: channel, flush: true }),
  ...fields(channel[0] + 8, spec.y + 18, rows, room).words,
]

const y = {
  open: 216,
  ask: 256,
  consent: 392,
  redirect: 468,
  back: 552,
  trade: 608,
  tokens: 764,
  call: 848,
  answer: 916,
}
const checked = y.trade + 112

const head = (x: number, name: string, kind: string) => ({
  x,
  lines: [
    { text: name, bold: true },
    { text: kind, size: 14, fill: 'muted' as const },
  ],
})

/** What a bar means, beside it: the half of the pair that its owner holds. */
const holds = (x: number, name: string): Element[] => [
  text(x, 308, 'holds the', { size: 14, fill: 'muted' }),
  text(x, 328, name, { size: 14, bold: true, mono: true, fill: 'accent' }),
]

const draw = () =>
  finish({
    ...canvas.tall,
    title: 'OAuth 2.0 authorization code flow with PKCE for a native app',
    description:
      'Four participants: a native app, the system browser, the authorization server and an API (application programming interface). OAuth is open authorization, PKCE the proof key for code exchange. The app opens the browser with a code_challenge; the server returns a code through a redirect; the app trades the code and its code_verifier for an access token and calls the API. Two bars show who holds which half of the pair until the server hashes the verifier and finds the challenge. Values of RFC 7636, appendix B; parameters shown decoded.',
    elements: wordsLast([
      ...heading(
        'Authorization code flow with PKCE',
        'A stolen code is worthless: only the app holds the verifier that hashes to the challenge',
      ),
      ...participants(
        [
          head(app, 'App', 'public client'),
          head(browser, 'Browser', 'user agent'),
          head(server, 'Auth server', 'issues tokens'),
          head(api, 'API', 'resource server'),
        ],
        { y: 112, w: 136, h: 56, end: y.answer + 24 },
      ),
      activation(app, 184, y.trade + 8, true),
      activation(server, y.ask - 8, checked, true),
      ...holds(app + bar + 8, 'code_verifier'),
      ...holds(server + bar + 8, 'code_challenge'),
      ...message({ from: app + bar, to: browser, y: y.open, words: 'open URL', mono: true, bold: true }),
      ...step({
        from: browser,
        to: server - bar,
        y: y.ask,
        words: 'GET /authorize',
        rows: [
          { text: `response_type=code  state=${state}` },
          { text: 'client_id=tracker  scope=shipments' },
          { text: `redirect_uri=${callback}` },
          ...folded('code_challenge', challenge),
          { text: 'code_challenge_method=S256', accent: true },
        ],
      }),
      ...note({ x: browser + 12, y: y.consent, w: 256, h: 32 }, [{ text: 'User signs in and consents', size: 14 }]),
      ...step({
        from: server - bar,
        to: browser,
        y: y.redirect,
        words: `302 Found`,
        reply: true,
        rows: [{ text: `Location: ${callback}` }, { text: `?code=${code}` }, { text: `&state=${state}` }],
      }),
      ...message({
        from: browser,
        to: app + bar,
        y: y.back,
        words: 'code, state',
        mono: true,
        bold: true,
        note: 'state is the same',
        reply: true,
      }),
      ...step({
        from: app + bar,
        to: server - bar,
        y: y.trade,
        words: 'POST /token',
        rows: [
          { text: 'grant_type=authorization_code' },
          { text: `code=${code}` },
          { text: `redirect_uri=${callback}` },
          { text: 'client_id=tracker' },
          ...folded('code_verifier', verifier),
        ],
      }),
      ...selfMessage({
        x: server + bar,
        y: checked - 40,
        words: [
          { text: 'hash matches', bold: true, fill: 'accent' },
          { text: 'the challenge', fill: 'muted' },
        ],
        stroke: 'accent',
      }),
      ...step({
        from: server,
        to: app,
        y: y.tokens,
        words: '200 OK',
        reply: true,
        rows: [{ text: `access_token=${token}` }, { text: 'token_type=Bearer  expires_in=3600' }],
      }),
      ...step({
        from: app,
        to: api,
        y: y.call,
        words: 'GET /v1/shipments',
        rows: [{ text: `Authorization: Bearer ${token.slice(0, 8)}…` }],
      }),
      ...step({ from: api, to: app, y: y.answer, words: '200 OK', reply: true }),
    ]),
  })

export default defineRecipe({
  name: 'OAuth code flow with PKCE',
  family: 'Sequences',
  description:
    'App, browser, authorization server and API in the OAuth 2.0 authorization code grant (RFC 6749) with PKCE (RFC 7636): each request with its parameters, and who holds verifier and challenge. Also called authorization code flow, OIDC login or public client flow.',
  useWhen:
    'You document a sign-in or token exchange and readers must see which parameter travels in which request, and why a stolen code is useless. Good for 3 to 4 parties, up to 10 messages and about 6 parameters each.',
  avoidWhen:
    'Parameters do not matter (use `request-sequence`), encryption on the wire does (use `tls13-handshake`), or one raw request is the subject (use `http-exchange`). Services calling each other without a user need another grant.',
  visual: 86,
  ease: 76,
  overall: 83,
  rationale:
    'All parameters stand in one channel, and two bars tell the story of the pair from creation to check. Adding a message or a parameter moves every row below it. You supply the requests of your provider; take the hash from a program, not by hand.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
