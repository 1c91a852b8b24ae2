/**
 * What is compared: the service, bare node:http servers with its replies, servers in front of it, and its peers.
 */
import { startNginx } from '../../deploy/nginx/start-nginx.ts'
import { startVarnish } from '../../deploy/varnish/start-varnish.ts'
import { looks } from '../../src/render/palette.ts'
import { get, Stage, startIconify, svg } from './stage.ts'

/** A server to measure: its port, request targets and process. */
export type Contender = { name: string; port: number; pid: number; targets: string[]; headers?: Record<string, string> }

/** Everything that is compared, running. */
export type Arena = {
  contenders: Contender[]
  /** Stops everything and removes what was made for it. */
  stop: () => Promise<void>
}

/** Starts all contenders; throws if one does not serve its targets. */
export async function startContenders(): Promise<Arena> {
  const stage = new Stage()
  try {
    const contenders = await listContenders(stage)
    for (const each of contenders) await checkContender(each)
    return { contenders, stop: () => stage.stop() }
  } catch (error) {
    await stage.stop()
    throw error
  }
}

const listContenders = async (stage: Stage): Promise<Contender[]> => {
  const service = await stage.startService()
  const { pictures, words, conditional } = await targetsOf(service.port)
  const iconify = await stage.start((port) => startIconify(port, stage.folderOf('iconify')))
  const nginx = await stage.start((port) => startNginx(stage.front('nginx', port, service.port)))
  const varnish = await stage.start((port) => startVarnish(stage.front('varnish', port, service.port)))
  return [
    { name: 'bare node:http, the same SVG and headers', ...(await stage.startCopy(service.port, {})), targets: [svg] },
    { name: 'diagref: SVG', ...service, targets: [svg] },
    { name: 'diagref with two workers: SVG', ...(await stage.startService('--workers', '2')), targets: [svg] },
    { name: `diagref: SVG, ${pictures.length} URLs`, ...service, targets: pictures },
    {
      name: 'bare node:http, the same 304',
      ...(await stage.startCopy(service.port, conditional)),
      targets: [svg],
      headers: conditional,
    },
    { name: 'diagref: 304', ...service, targets: [svg], headers: conditional },
    { name: 'diagref: search', ...service, targets: words.map((word) => `/api/diagrams?q=${word}`) },
    { name: 'nginx with the export: SVG', ...nginx, targets: [svg] },
    { name: 'Varnish in front of diagref: SVG', ...varnish, targets: [svg] },
    { name: 'Iconify API: SVG', ...iconify, targets: ['/mdi/home.svg'] },
    { name: 'Iconify API: search', ...iconify, targets: iconifySearches },
    {
      name: 'badge-maker: SVG',
      ...(await stage.startPeer('badge-maker')),
      targets: ['/passing', '/failing', '/running'],
    },
    { name: 'DiceBear identicon: SVG', ...(await stage.startPeer('dicebear')), targets: ['/ada', '/grace', '/edsger'] },
  ]
}

const iconifySearches = ['home', 'arrow', 'chart'].map((q) => `/search?query=${q}&limit=64`)

const targetsOf = async (port: number) => {
  const { recipes } = (await (await get(port, '/api/diagrams')).json()) as { recipes: { id: string; name: string }[] }
  return {
    pictures: recipes
      .flatMap(({ id }) => looks.map(({ theme, accent }) => `/api/diagrams/${id}/svg?theme=${theme}&accent=${accent}`))
      .slice(0, 336),
    words: recipes.flatMap(({ name }) => name.toLowerCase().split(/\W+/)).filter((word) => word.length > 3),
    conditional: { 'If-None-Match': (await get(port, svg)).headers.get('etag') ?? '' },
  }
}

const checkContender = async ({ name, port, targets: [target = ''], headers }: Contender): Promise<void> => {
  const reply = await get(port, target, headers)
  const { length } = await reply.text()
  const isFine = name.endsWith('304') ? reply.status === 304 : reply.status === 200 && length > 100
  if (!isFine) throw new Error(`${name} returned ${reply.status} with ${length} characters`)
}
