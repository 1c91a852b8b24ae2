// Loaded into a measured server: reports CPU time and memory to its parent.
process.on('message', (question) => {
  if (question === 'cpu') {
    const { user, system } = process.cpuUsage()
    process.send(user + system)
  } else if (question === 'rss') process.send(process.memoryUsage.rss())
})
process.channel?.unref()
