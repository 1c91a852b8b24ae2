// Loaded into a measured server: answers its parent's questions about CPU time and memory.
process.on('message', (question) => {
  if (question === 'cpu') {
    const { user, system } = process.cpuUsage()
    process.send(user + system)
  } else if (question === 'rss') process.send(process.memoryUsage.rss())
})
process.channel?.unref()
