-- dump
SET a = 1;
CREATE TABLE IF NOT EXISTS "public"."users" (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  `na``me` varchar(255) NOT NULL DEFAULT 'a,b', -- said
  [note] nvarchar(max) NULL COMMENT 'it''s',
  price numeric(10, 2) CHECK (price > (0)),
  kind ENUM('a', 'b') UNIQUE,
  org_id int REFERENCES orgs(id) ON DELETE CASCADE,
  long_one decimal(1234567890, 1234567890),
  PRIMARY KEY (id),
  UNIQUE KEY u1 (name, kind),
  CONSTRAINT fk1 FOREIGN KEY (org_id, kind) REFERENCES other.orgs (id, kind) MATCH FULL,
  FOREIGN KEY (nobody) REFERENCES nowhere,
  INDEX i1 (kind),
  EXCLUDE USING gist (x WITH =)
) ENGINE=InnoDB COMMENT='people';
create table orgs (id int primary key, parent int references orgs, kind text);
ALTER TABLE ONLY orgs ADD CONSTRAINT u UNIQUE (kind);
ALTER TABLE IF EXISTS orgs ADD FOREIGN KEY (kind) REFERENCES users (kind), ADD COLUMN extra int;
ALTER TABLE nobody ADD COLUMN x int;
COMMENT ON TABLE orgs IS 'all of them';
COMMENT ON COLUMN orgs.kind IS 'which';
CREATE UNIQUE INDEX ui ON orgs (parent);
CREATE VIEW v AS SELECT 1;
INSERT INTO orgs VALUES (1, 'a;b');
CREATE TEMPORARY TABLE t AS SELECT 1;
CREATE TABLE bad (id int, );
CREATE TABLE worse id int;
DELIMITER $$
CREATE TRIGGER x BEFORE INSERT ON orgs FOR EACH ROW BEGIN END$$
DELIMITER ;
CREATE TABLE open (id int
