/** A name is looked up twice (RFC 1034, section 5.3.3): the resolver follows two referrals, then answers from its cache. */
import { sequenceForm } from '../../drawing/data/sequence.ts'
import { messagesIn } from '../../drawing/data/sequence-entries.ts'
import type { SequenceData } from '../../drawing/data/sequence-fields.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { describeSequence } from '../../drawing/sequence/describe-sequence.ts'
import { drawSequence } from '../../drawing/sequence/draw-sequence.ts'
import { lookupsIn } from './lookups.ts'

/** How many servers the resolver asks in the first lookup and in the second; nothing for a lookup that the data do not have. */
const derive = (data: SequenceData): { first?: string; again?: string } => {
  const [first, again] = lookupsIn(data).map(({ length }) => length)
  return {
    ...(first === undefined ? {} : { first: `${first}` }),
    ...(again === undefined ? {} : { again: again === 0 ? 'none' : `${again}` }),
  }
}

/** A name and the type of record that is asked for. */
const isQuestion = (words: string): boolean => /^\S+ [A-Z]+\?$/.test(words)

const query = (from: string, to: string, text = 'www.example.com A?') => ({ from, to, text })

/** What the resolver asks others is what it was asked. */
const same = (to: string) => query('Resolver', to, 'same question')

const answer = (from: string, to: string, text: string, ...lines: string[]) =>
  ({ from, to, text, kind: 'reply', lines }) as const

export default defineRecipe({
  name: 'DNS resolution',
  family: 'Sequences',
  description:
    'How a recursive resolver finds an address: the question to a root server, the referrals to the zone below, the answer with its records and TTLs, and the next lookup, which the cache answers. Also called DNS lookup, name resolution or recursive query.',
  useWhen:
    'You explain which servers a lookup asks, who caches what for how long, or why a changed record is not seen yet: onboarding, a migration plan, a post-mortem. Good for 3 to 7 parties and up to 24 messages; take records and TTLs from `dig +trace`.',
  avoidWhen:
    'You need the bits of the message: use `packet-header`. You need what follows the address: use `tcp-connection-lifecycle` or `tls13-handshake`. You need hosts, networks and firewalls: use `network-topology`. You need measured times: use `trace-waterfall`.',
  visual: 86,
  ease: 80,
  overall: 85,
  rationale:
    'A bar on the resolver’s lifeline shows that an answer is kept beyond the second lookup, and brackets at the left count who is asked with and without it. A message added by hand moves all below it. You supply messages, records and the two lookups.',
  reviewed: '2026-11-23',
  revision: 1,
  data: sequenceForm({}),
  sample: {
    title: 'The first lookup asks {first} authoritative servers, the second {again}',
    subtitle: 'Until its TTL runs out, the cached answer hides any change to the record',
    source:
      'RFC 1034 and 1035; no QNAME minimization, other glue left out; servers below com, addresses, TTL 300 are illustrative',
    focus: ['cached', 'from-cache', 'TTL 240', 'none'],
    participants: [
      { name: 'Laptop', note: 'stub, no cache' },
      { name: 'Resolver', note: 'recursive' },
      { name: 'Root', note: '13 names' },
      { name: 'com', note: 'TLD servers' },
      { name: 'example.com', note: 'authoritative' },
    ],
    messages: [
      { id: 'first', ...query('Laptop', 'Resolver') },
      same('Root'),
      answer('Root', 'Resolver', 'referral', 'com NS', 'a.gtld-servers.net', 'TTL 172800'),
      same('com'),
      answer('com', 'Resolver', 'referral', 'example.com NS', 'ns1.example.com', 'TTL 172800', 'glue 192.0.2.53'),
      same('example.com'),
      { id: 'learned', ...answer('example.com', 'Resolver', '192.0.2.80', 'A, TTL 300') },
      { id: 'answered', ...answer('Resolver', 'Laptop', '192.0.2.80', 'TTL 300') },
      { kind: 'note', from: 'Laptop', to: 'Resolver', text: '60 s later' },
      { id: 'again', ...query('Laptop', 'Resolver', 'same question') },
      { id: 'from-cache', ...answer('Resolver', 'Laptop', '192.0.2.80', 'TTL 240') },
    ],
    spans: [
      { from: 'first', to: 'answered', text: '{first} asked', note: 'in lookup 1' },
      { id: 'none', from: 'again', to: 'from-cache', text: '{again} asked', note: 'in lookup 2' },
      {
        id: 'cached',
        at: 'Resolver',
        from: 'learned',
        text: 'cached for 300 s',
      },
    ],
  },
  derive,
  meanings: {
    first:
      'how many servers, each once, the resolver asks in the first lookup: in the first span without `at`, or else up to its first answer to who asked it',
    again: 'the same of the second lookup, `none` where the resolver asks nobody',
  },
  draw: (data, sheet) => {
    drawSequence(data, sheet, { as: 'code', derived: derive(data), reply: 'Response', isCode: isQuestion })
    for (const name of ['first', 'again']) sheet.prove(name, ...messagesIn(data.messages))
  },
  describe: (data) => describeSequence(data, derive(data)),
})
