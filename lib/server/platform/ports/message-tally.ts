import 'server-only';

export interface MessageTally {
  /** Reports that a limit dropped a message. */
  recordDropped: (reason: string) => void;
  /** Calls the listener for each dropped message from now on. */
  onDropped: (listener: (reason: string) => void) => void;
}

/** Reports dropped messages to listeners, such as metrics. */
export function createMessageTally(): MessageTally {
  const listeners: ((reason: string) => void)[] = [];
  return {
    recordDropped: (reason) => listeners.forEach((listener) => listener(reason)),
    onDropped: (listener) => void listeners.push(listener),
  };
}
