/** The text at a URL; throws an Error for other statuses than those of success. */
export const fetchText = async (address: string): Promise<string> => {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address} returned ${reply.status}`)
  return reply.text()
}
