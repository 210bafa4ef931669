import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How the server treats messages from now on. `late`: reads a message and closes the connection before its 250. */
export type MailServerMode = 'well' | 'refuse' | 'greylist' | 'late' | 'mute';

export interface MailServer {
  url: string;
  /** Accepted messages, oldest first. */
  mails: Email[];
  behave: (manner: MailServerMode) => void;
  close: () => Promise<void>;
}

const smtpError = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

interface Settings {
  /** Port; any free one by default. */
  port?: number;
  onMail?: (mail: Email) => void;
}

/** Starts a real SMTP server on loopback. */
export async function openMailServer({ port = 0, onMail }: Settings = {}): Promise<MailServer> {
  const mails: Email[] = [];
  let manner: MailServerMode = 'well';
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (manner === 'refuse') return done(smtpError(550, 'no such mailbox'));
      done(manner === 'greylist' ? smtpError(451, 'come again later') : undefined);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (manner === 'late') return sockets.forEach((socket) => socket.destroy());
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          onMail?.(mail);
          done();
        });
      });
    },
  });
  smtp.on('error', () => undefined);

  // A proxy in front of the server that can stay silent.
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    if (manner !== 'mute') smtp.server.emit('connection', socket);
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    behave: (next) => {
      manner = next;
    },
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
