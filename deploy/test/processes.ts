/**
 * Servers as child processes, each with a folder and a port of its own.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

/** A port that was just free. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => resolve(false))
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

export type ServerCommand = { command: string; args: string[]; port: number; env?: NodeJS.ProcessEnv; cwd?: string }

export type ServerProcess = { stop: () => Promise<void>; pid?: number | undefined }

/** Starts a server in the foreground; resolves when its port accepts connections. */
export const startServer = async ({ command, args, port, env, cwd }: ServerCommand): Promise<ServerProcess> => {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
    ...(cwd === undefined ? {} : { cwd }),
  })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text))
  for (let attempt = 0; attempt < 400; attempt++) {
    if (child.exitCode !== null) throw new Error(`${command} exited with ${child.exitCode}: ${log}`)
    if (await accepts(port)) return { stop: () => stop(child), pid: child.pid }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  await stop(child)
  throw new Error(`${command} did not listen on port ${port}: ${log}`)
}
