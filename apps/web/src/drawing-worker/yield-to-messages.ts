/** Lets the messages that arrived meanwhile be read, in a fraction of a millisecond: a timer would be held for four. */
export const yieldToMessages = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
