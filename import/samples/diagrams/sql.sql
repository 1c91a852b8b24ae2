-- a dump
/* comment */
SET x = 1;
CREATE TABLE IF NOT EXISTS public.customer (
  id bigint PRIMARY KEY,
  "full name" character varying(80) NOT NULL COMMENT 'it''s the name',
  mail text UNIQUE DEFAULT 'a;b',
  tags text[] [2],
  price numeric(10, 2) CHECK (price > (0)) NOT NULL,
  made timestamp (3) with time zone DEFAULT now() NOT NULL,
  size int unsigned,
  kind enum('a','b','a very long one'),
  nested struct<a int, b array<int>>,
  untyped,
  -- the end
) ENGINE=InnoDB COMMENT='People';
create temp table `order` (
  `id` int NOT NULL,
  [nr] int NOT NULL,
  customer_id bigint NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  other bigint REFERENCES customer,
  boss int,
  CONSTRAINT pk PRIMARY KEY (id, nr DESC),
  CONSTRAINT fk FOREIGN KEY (boss, nr) REFERENCES "order" (id, nr),
  UNIQUE KEY u1 (other),
  UNIQUE (boss, nr),
  UNIQUE INDEX u2 ((lower(x))),
  KEY idx (boss(10)),
  CHECK (id > 0),
  EXCLUDE USING gist (id WITH =)
);
GO
CREATE TABLE line (order_id int, order_nr int, product int, PRIMARY KEY (order_id, order_nr), FOREIGN KEY x (order_id, order_nr) REFERENCES [order]);
ALTER TABLE ONLY line ADD CONSTRAINT f FOREIGN KEY (product) REFERENCES product (id), ADD COLUMN IF NOT EXISTS note text, DROP COLUMN x;
ALTER TABLE line ADD UNIQUE (product);
CREATE UNIQUE INDEX one ON line USING btree (note);
CREATE UNIQUE INDEX two ON line (lower(note));
CREATE UNIQUE INDEX three ON nowhere (a);
COMMENT ON TABLE line IS 'A line''s words';
COMMENT ON COLUMN line.note IS 'what is said';
COMMENT ON COLUMN line.none IS 'x';
COMMENT ON SCHEMA public IS 'y';
CREATE TABLE copy AS SELECT * FROM line;
CREATE FUNCTION f() RETURNS int AS $body$ SELECT 1; $body$ LANGUAGE sql;
INSERT INTO line VALUES (1, 'a;b'), (2, 'c');
CREATE INDEX i ON line (note);
# mysql
CREATE TABLE bad (id int;
CREATE TABLE 5 (id int);
(((
