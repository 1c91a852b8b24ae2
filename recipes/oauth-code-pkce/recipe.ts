/** The authorization code grant of a native app (RFC 6749, section 4.1; RFC 8252) with PKCE (RFC 7636). */
import * as z from 'zod'
import { sequenceForm } from '../../drawing/data/sequence.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { describeSequence } from '../../drawing/sequence/describe-sequence.ts'
import { drawSequence } from '../../drawing/sequence/draw-sequence.ts'
import { challengeOf } from './pkce.ts'

/** RFC 7636, appendix B. */
const exampleVerifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'

const verifier = z
  .string()
  .regex(/^[A-Za-z0-9._~-]{43,128}$/, 'must be 43 to 128 letters, digits, hyphens, dots, underscores and tildes')
  .default(exampleVerifier)
  .describe('The code_verifier; lines may quote {verifier} and the {challenge} computed from it')

const derive = (data: { verifier: string }) => ({ verifier: data.verifier, challenge: challengeOf(data.verifier) })

/** A query or form, a line for each parameter. */
const parameters = (...parts: string[]) => parts.flatMap((part) => part.split('&'))

type More = {
  id?: string
  note?: string
  kind?: 'reply'
  lines?: string[]
  copies?: string
  state?: 'positive' | 'negative'
}

const sent = (from: string, to: string, text: string, more: More = {}) => ({ from, to, text, ...more })

export default defineRecipe({
  name: 'OAuth code flow with PKCE',
  family: 'Sequences',
  description:
    'The OAuth 2.0 authorization code flow of a native app with PKCE, and a thief who copies the code: every request with its parameters, what each side keeps, and the check that refuses the thief. The challenge is computed from the verifier. Also called authorization code grant.',
  useWhen:
    'You document a sign-in or a token exchange and readers need to see which parameter travels in which request, who keeps what, and why a stolen authorization code is useless. Good for 3 to 6 participants with up to 8 parameters a request.',
  avoidWhen:
    'You need the order of calls without their parameters: use `request-sequence`. You need to show what encryption hides on the wire: use `tls13-handshake`. You need one request and its response in full: use `http-exchange`. Not for SAML, which is another protocol.',
  visual: 89,
  ease: 70,
  overall: 86,
  rationale:
    'Two exchanges of the same shape, one refused and one granted, show what the verifier decides; bars on lifelines show who keeps what meanwhile. Every added parameter moves the rows below it. You supply the requests of your provider and a verifier; the challenge is computed.',
  reviewed: '2026-11-28',
  revision: 1,
  data: sequenceForm({ verifier }),
  sample: {
    title: 'A stolen code is useless without the code_verifier',
    subtitle: 'The server compares the hash of the verifier (S256) with the challenge of the first request',
    source:
      'Values of RFC 6749 and 7636, redirect as in 8252; abridged at “…”; here a failed attempt does not void the code',
    verifier: exampleVerifier,
    focus: [
      'keeps the code_verifier',
      'keeps the code_challenge',
      'code_challenge={challenge}',
      'exchange',
      'code_verifier={verifier}',
    ],
    participants: [
      { name: 'Thief', note: 'malicious app' },
      { name: 'App', note: 'public client' },
      { name: 'Browser', note: 'user agent' },
      { name: 'Auth server', note: 'issues tokens' },
    ],
    messages: [
      sent('App', 'App', 'new code_verifier', { id: 'pair', note: 'a random secret' }),
      sent('App', 'Browser', 'open /authorize'),
      sent('Browser', 'Auth server', 'GET /authorize', {
        id: 'authorize',
        lines: parameters(
          'response_type=code&client_id=s6BhdRkqt3&redirect_uri=com.example:/cb&state=xyz',
          'code_challenge_method=S256&code_challenge={challenge}',
        ),
      }),
      { kind: 'note', from: 'Browser', to: 'Auth server', text: 'User signs in and approves' },
      sent('Auth server', 'Browser', '302 Found', {
        kind: 'reply',
        lines: ['Location: com.example:/cb', '?code=SplxlOBeZQQYbYS6WxSbIA', '&state=xyz'],
      }),
      sent('Browser', 'App', 'open redirect_uri', { id: 'redirect' }),
      sent('Browser', 'Thief', 'copies the code', { copies: 'redirect', state: 'negative' }),
      sent('App', 'App', 'state = xyz', { note: 'as it sent' }),
      {
        kind: 'zone',
        text: 'The thief is first',
        messages: [
          sent('Thief', 'Auth server', 'POST /token', {
            note: 'same request, but',
            lines: ['code_verifier=?'],
          }),
          { kind: 'state', from: 'Auth server', text: 'hash ≠ challenge', state: 'negative' },
          sent('Auth server', 'Thief', '400 invalid_grant', { kind: 'reply', state: 'negative', note: 'no token' }),
        ],
      },
      sent('App', 'Auth server', 'POST /token', {
        id: 'exchange',
        lines: [
          ...parameters('grant_type=authorization_code&code=SplxlOBeZQQYbYS6WxSbIA'),
          ...parameters('redirect_uri=com.example:/cb&client_id=s6BhdRkqt3'),
          'code_verifier={verifier}',
        ],
      }),
      {
        id: 'verify',
        kind: 'state',
        from: 'Auth server',
        text: 'hash = challenge',
        state: 'positive',
      },
      sent('Auth server', 'App', '200 OK', {
        id: 'granted',
        kind: 'reply',
        lines: ['{ "access_token": "2Yot…", … }'],
      }),
    ],
    spans: [
      { at: 'App', from: 'pair', to: 'exchange', text: 'keeps the code_verifier' },
      { at: 'Auth server', from: 'authorize', to: 'granted', text: 'keeps the code_challenge' },
    ],
  },
  derive,
  draw: (data, sheet) => drawSequence(data, sheet, { as: 'code', derived: derive(data) }),
  describe: (data) => describeSequence(data, derive(data)),
})
